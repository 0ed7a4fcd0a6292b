import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { timeZoneOf } from "~/i18n/time-zone.server";
import { readCounts } from "~/shell/queries.server";

export const handle: RouteData = {};

/**
 * What the header counts, asked again by an open page. A count that is not the user's to know is null. Counts that cannot be had are
 * 502 and no 503: the backend has just said who asks, so it is not away, and the page keeps its content.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { counts, isLost } = await readCounts(context, timeZoneOf(request));
  return Response.json(counts, { status: isLost ? 502 : 200, headers: { "Cache-Control": "no-store" } });
}
