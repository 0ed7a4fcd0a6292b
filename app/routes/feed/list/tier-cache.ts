import { isTierSwap } from "~/domain/feed-filter/tier-swap";
import { ownPath } from "~/site-path";

/** What the browser was told of this filter's tiers, by address. Only a browser fills it. */
const answers = new Map<string, unknown>();

export function remember({ pathname, search }: { pathname: string; search: string }, answer: unknown): void {
  answers.set(pathname + search, answer);
}

/**
 * Specification §4: the two datasets can be swapped from cache. `here` is the page that is left for `next`; where only the tier is
 * another one and was seen before, its answer is there at once. Anything else, a change above all, makes what was kept stale.
 */
export async function swapped<Answer>(here: URL, next: URL, load: () => Promise<Answer>): Promise<Answer> {
  if (!isTierSwap(here, next)) answers.clear();
  const known = answers.get(ownPath(next.pathname) + next.search) as Answer | undefined;
  return known ?? load();
}
