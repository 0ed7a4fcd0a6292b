import type { RouteData } from "~/access/route-data";

export const handle: RouteData = {
  i18n: ["reading"],
  requiresPermissions: ["alerts:triage"],
  pageTitle: "reading:pages.review",
};

export async function loader() {
  return null;
}

export default function Page() {
  return null;
}
