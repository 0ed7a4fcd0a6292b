import { redirect } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";

export const handle: RouteData = { requiresPermissions: ["data:import"] };

export async function loader() {
  throw redirect(paths.imports());
}

export default function Start() {
  return null;
}
