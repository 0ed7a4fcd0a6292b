import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "~/access/require-user.server";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { OverviewPage } from "./components/overview-page";
import { overviewOf } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["dataPages"],
  pageTitle: "dataPages:title",
  requiresPermissions: ["data:import"],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [answer, speech] = await Promise.all([overviewOf(context, requireUser(context)), speechOf(request, context)]);
  return { view: viewOf(answer, Date.now(), speech) };
}

export default function DataManagement() {
  return <OverviewPage {...useLoaderData<typeof loader>()} />;
}
