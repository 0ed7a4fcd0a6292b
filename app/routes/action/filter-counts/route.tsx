import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";
import { countedView } from "../filter/counted-view.server";

export const handle: RouteData = { requiresPermissions: ["tasks:read"] };

/** For a script: the filter with its figures. Whoever opens the address is led to the page of it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!request.headers.get("accept")?.includes("application/json")) {
    return redirect(paths.actionsFilter(new URL(request.url).search));
  }
  return Response.json(await countedView({ request, context }), { headers: { "Cache-Control": "no-store" } });
}
