import { useEffect, useState } from "react";
import { sitePath } from "~/site-path";
import type { IslandData } from "~/ui/islands/island-data";
import type { FeedPage } from "../view/feed-page.server";
import type { FacetProps } from "./facet";

interface Fetched {
  /** The answer beside which they stand: their figures are of its moment. */
  feed: FeedPage;
  values: Readonly<Record<string, IslandData | undefined>>;
}

/**
 * The facets, of which the reader opens some. The values of those that the page does not have are fetched for all at once, kept, and
 * fetched again with each newer list as long as one of them is open. `state` is another one when ticks may have to be.
 */
export function useFacets(feed: FeedPage): { facets: FacetProps[]; state: string } {
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({});
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const isOpen = ({ name, values }: FeedPage["facets"][number]) => turned[name] ?? values !== null;
  const isWanted = fetched?.feed !== feed && feed.facets.some((facet) => !facet.values && isOpen(facet));
  useEffect(() => {
    if (!isWanted) return;
    let gone = false;
    void valuesAt(feed.facetsUrl).then((values) => gone || setFetched({ feed, values }));
    return () => {
      gone = true;
    };
  }, [isWanted, feed]);
  const facets = feed.facets.map((facet) => ({
    ...facet,
    isOpen: isOpen(facet),
    toggle: () => setTurned((before) => ({ ...before, [facet.name]: !isOpen(facet) })),
    // Until newer ones are there, those that were: nothing jumps.
    values: facet.values ?? fetched?.values[facet.name] ?? null,
    isLate: isWanted,
  }));
  return { facets, state: `${feed.listHref} ${fetched?.feed.listHref}` };
}

/** None where they cannot be had, such as by who has been signed out: the link in their place leads on. */
async function valuesAt(url: string): Promise<Fetched["values"]> {
  try {
    const answer = await fetch(sitePath(url), { headers: { Accept: "application/json" } });
    return answer.ok ? ((await answer.json()) as Fetched["values"]) : {};
  } catch {
    return {};
  }
}
