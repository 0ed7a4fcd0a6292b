import { redirect } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";

export const handle: RouteData = {};

/** Targets are listed by collection; the section's root has no list of its own. */
export async function loader() {
  return redirect(paths.collections());
}
