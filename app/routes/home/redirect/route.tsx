import { redirect } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";

export const handle: RouteData = {};

/** "(empty path): redirects to feed" (specification §2). */
export async function loader() {
  return redirect(paths.feed());
}
