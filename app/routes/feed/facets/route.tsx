import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { filterPanel } from "~/domain/feed/filter-panel.server";
import { speechFor } from "~/domain/feed/speech.server";
import { parseFilter } from "~/domain/feed-filter/search-params";
import { feedViewOf } from "~/paths";
import { rememberedOrder } from "../list/feed-order.server";
import { readFilterPanel } from "./queries.server";

export const handle: RouteData = {};

/** What stands in the filter of a feed's page that is there already, as markup. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = feedViewOf(params.view);
  if (!view) throw new Response(null, { status: 404 });
  const filter = parseFilter(view, new URL(request.url).searchParams, await rememberedOrder(request));
  const [answer, speech] = await Promise.all([readFilterPanel(context, filter), speechFor(request, context)]);
  const html = filterPanel(filter, answer, speech).toString();
  return Response.json({ html }, { headers: { "Cache-Control": "no-store" } });
}
