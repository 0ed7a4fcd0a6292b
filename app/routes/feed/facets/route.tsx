import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteData } from "~/access/route-data";
import { FACETS, facetOf } from "~/domain/feed/facets.server";
import { facetMarkup } from "~/domain/feed/facets-markup.server";
import { speechFor } from "~/domain/feed/speech.server";
import { parseFilter } from "~/domain/feed-filter/search-params";
import { feedViewOf } from "~/paths";
import { rememberedOrder } from "../list/feed-order.server";
import { readFeedFacets } from "./queries.server";

export const handle: RouteData = {};

/** The values of all facets for a feed's page that is there already: markup by the facet's name. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = feedViewOf(params.view);
  if (!view) throw new Response(null, { status: 404 });
  const filter = parseFilter(view, new URL(request.url).searchParams, await rememberedOrder(request));
  const [counts, speech] = await Promise.all([readFeedFacets(context, filter, FACETS), speechFor(request, context)]);
  const values = FACETS.map((name) => {
    const html = facetMarkup(facetOf(name, filter, counts, speech), speech).toString();
    return [name, { html }];
  });
  return Response.json(Object.fromEntries(values), { headers: { "Cache-Control": "no-store" } });
}
