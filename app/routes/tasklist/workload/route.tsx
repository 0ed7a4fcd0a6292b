import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { timeZoneOf } from "~/i18n/time-zone.server";
import { WorkloadPage } from "./components/workload-page";
import { parseFilter } from "./filter";
import { workloadOf } from "./queries.server";
import { viewOf } from "./view.server";

export const handle: RouteData = {
  i18n: ["tasks"],
  pageTitle: "tasks:headings.workload",
  requiresPermissions: ["tasks:read", "reports:approve"],
  trail: () => [{ area: "tasks" }],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = parseFilter(new URL(request.url).searchParams);
  const [answer, speech] = await Promise.all([
    workloadOf(context, filter, timeZoneOf(request)),
    speechOf(request, context),
  ]);
  return viewOf(answer, filter, speech);
}

export default function Workload() {
  return <WorkloadPage view={useLoaderData<typeof loader>()} />;
}
