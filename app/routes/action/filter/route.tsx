import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { FilterPage } from "./components/filter-page";
import { countedView } from "./counted-view.server";

export const handle: RouteData = {
  i18n: ["actions"],
  pageTitle: "actions:index.filter",
  requiresPermissions: ["tasks:read"],
  trail: () => [{ area: "tasks" }],
};

/** Where it leads without a script: the list does not wait for its figures. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return { view: await countedView({ request, context }) };
}

export default function ActionsFilter() {
  return <FilterPage {...useLoaderData<typeof loader>()} />;
}
