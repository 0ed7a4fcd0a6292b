import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { RouteData } from "~/access/route-data";
import { speechOf } from "~/i18n/speech.server";
import { timeZoneOf } from "~/i18n/time-zone.server";
import { parseFilter } from "../list/filter";
import { filterView } from "../list/filter-view.server";
import { choicesFor, countsOf } from "../list/queries.server";
import { FilterPage } from "./components/filter-page";

export const handle: RouteData = {
  i18n: ["actions"],
  pageTitle: "actions:index.filter",
  requiresPermissions: ["tasks:read"],
};

/** Asked for by who opens the filter: the list does not wait for its figures. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const filter = parseFilter(new URL(request.url).searchParams);
  const [offered, speech] = await Promise.all([choicesFor(context), speechOf(request, context)]);
  const counts = await countsOf(context, filter, offered, timeZoneOf(request));
  return { view: filterView(filter, offered, speech, counts) };
}

export default function ActionsFilter() {
  return <FilterPage {...useLoaderData<typeof loader>()} />;
}
