import { callBackend } from "~/backend/client.server";
import { countPriorities, readFacets } from "~/backend/contract/feed";
import type { FacetCounts, FacetName } from "~/domain/feed/facets.server";
import { isDefault } from "~/domain/feed-filter/changes";
import type { FeedFilter } from "~/domain/feed-filter/feed-filter";
import { toQuery } from "~/domain/feed-filter/search-params";
import type { LoadContext } from "~/load-context";

/** The figures of these facets under this filter. */
export async function readFeedFacets(
  context: LoadContext,
  filter: FeedFilter,
  facets: readonly FacetName[],
): Promise<FacetCounts> {
  const { tier, statusId } = filter;
  const [counts, recent] = await Promise.all([
    callBackend(context, readFacets, { query: { ...toQuery(filter), facets: facets.join(",") } }),
    isDefault(filter) && facets.includes("priorities")
      ? callBackend(context, countPriorities, { query: { tier, statusId } })
      : null,
  ]);
  return { counts, recent };
}
