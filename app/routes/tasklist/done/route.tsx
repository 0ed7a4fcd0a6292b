import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { DonePage } from "./components/done-page";
import { doneOf } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["tasks"],
  pageTitle: "tasks:headings.done",
  requiresPermissions: ["tasks:read"],
  trail: () => [{ area: "tasks" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [answer, speech] = await Promise.all([doneOf(request, context), speechOf(request, context)]);
  return viewOf(answer, speech);
}

export default function DoneTasks() {
  return <DonePage view={useLoaderData<typeof loader>()} />;
}
