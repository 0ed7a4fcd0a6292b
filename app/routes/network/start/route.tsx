import { redirect } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";

export const handle: RouteData = {};

/** "network: redirects to network/collection" (specification §2). */
export async function loader() {
  return redirect(paths.collections());
}
