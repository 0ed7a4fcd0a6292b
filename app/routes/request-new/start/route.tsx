import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";

export const handle: RouteData = { access: "public", isNavigationHidden: true };

/** The section's root is its form; the query parameters are kept, since they may be the link that a supplier was sent. */
export async function loader({ request }: LoaderFunctionArgs) {
  return redirect(paths.requestNew(new URL(request.url).search));
}
