import { redirect } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";

export const handle: RouteData = {};

/** Where lists were managed before they had an area of their own: links in mails and bookmarks still lead there. */
export async function loader() {
  throw redirect(paths.lists());
}

export default function Lists() {
  return null;
}
