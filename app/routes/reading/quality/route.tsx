import type { RouteData } from "~/access/route-data";

export const handle: RouteData = {
  i18n: ["reading"],
  requiresPermissions: ["evidence:read"],
  pageTitle: "reading:pages.quality",
};

export async function loader() {
  return null;
}

export default function Page() {
  return null;
}
