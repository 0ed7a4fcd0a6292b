import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { ActionsPage } from "./components/actions-page";
import { parseFilter } from "./filter";
import { actionsOf, choicesFor } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["actions"],
  pageTitle: "actions:list.heading",
  requiresPermissions: ["tasks:read"],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = parseFilter(new URL(request.url).searchParams);
  const [answer, offered, speech] = await Promise.all([
    actionsOf(context, filter),
    choicesFor(context),
    speechOf(request, context),
  ]);
  return { view: viewOf(answer, filter, offered, speech) };
}

export default function Actions() {
  return <ActionsPage {...useLoaderData<typeof loader>()} />;
}
