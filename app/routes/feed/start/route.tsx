import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";

export const handle: RouteData = {};

/** The feed opens with the new alerts; filters in the query go along. */
export async function loader({ request }: LoaderFunctionArgs) {
  return redirect(paths.feedView("new", new URL(request.url).search));
}
