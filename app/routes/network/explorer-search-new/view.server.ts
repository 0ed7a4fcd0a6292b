import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type Asked, askedSearch, keptFields } from "../explorer/asked";
import { filterInWords } from "../explorer-searches/filter-words.server";
import type { newSearchFor } from "./queries.server";

/** A search that is to be saved, in the reader's words. */
export function toNewSearchView(
  asked: Asked,
  { found, searches, collections }: Awaited<ReturnType<typeof newSearchFor>>,
  speech: Speech,
) {
  return {
    asks: filterInWords(keptFields(asked), collections, speech),
    matches: matchesInWords(found, speech),
    backHref: paths.explorer(askedSearch(asked)),
    replaceable: searches.map(({ id, version, name }) => ({ value: `${id}@${version}`, label: name })),
  };
}
export type NewSearchView = ReturnType<typeof toNewSearchView>;

export function matchesInWords({ count, isExact }: { count: number; isExact: boolean }, speech: Speech): string {
  const number = speech.number(count);
  return isExact ? speech.say("searches:matches", { count, number }) : speech.say("searches:matchesMore", { number });
}
