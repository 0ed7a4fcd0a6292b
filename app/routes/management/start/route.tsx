import { redirect } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";

export const handle: RouteData = {};

export async function loader() {
  throw redirect(paths.management("profile"));
}

export default function Start() {
  return null;
}
