import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { readCounts } from "~/shell/queries.server";

export const handle: RouteData = {};

/** What the header counts, asked again by an open page. A count that is not the user's to know is null. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await readCounts(context), { headers: { "Cache-Control": "no-store" } });
}
