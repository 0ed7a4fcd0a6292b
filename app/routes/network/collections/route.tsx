import { redirect } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";

export const handle: RouteData = {};

/** The default collection is 'my' (specification §9). */
export async function loader() {
  return redirect(paths.collection("my"));
}
