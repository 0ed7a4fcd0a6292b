import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { hrefOf } from "~/domain/feed/rail.server";
import { filterOfView } from "~/domain/feed/saved.server";
import { paths } from "~/paths";
import { defaultView } from "./queries.server";

export const handle: RouteData = {};

/** The feed opens with the view that the user chose, else with the new alerts; filters in the query go along. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { search } = new URL(request.url);
  const view = search === "" ? await defaultView(context) : null;
  return redirect(view ? hrefOf(filterOfView(view)) : paths.feedView("new", search));
}
