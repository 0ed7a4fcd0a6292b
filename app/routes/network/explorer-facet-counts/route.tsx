import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { paths } from "~/paths";
import { countedFacets } from "../explorer-facets/counted-facets.server";

export const handle: RouteData = {};

/** For a script: the facets with their figures. Whoever opens the address is led to the page of it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!request.headers.get("accept")?.includes("application/json")) {
    return redirect(paths.explorerFacets(new URL(request.url).search));
  }
  return Response.json(await countedFacets({ request, context }, paths.explorer), {
    headers: { "Cache-Control": "no-store" },
  });
}
