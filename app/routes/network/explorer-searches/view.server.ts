import type { ExplorerSearch } from "~/backend/contract/explorer-searches";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { explorerHref, filterInWords } from "./filter-words.server";
import type { searchesOf } from "./queries.server";

export interface SearchRow {
  id: number;
  name: string;
  href: string;
  /** Whose it is, of somebody else's. */
  owner: string | null;
  query: string;
  mails: string;
  news: string;
  explorerHref: string;
  openLabel: string;
}

/** Mine and the team's, each by name. */
export function toSearchesView(
  { searches, collections }: Awaited<ReturnType<typeof searchesOf>>,
  { speech, permissions }: { speech: Speech; permissions: readonly string[] },
) {
  const rowOf = (search: ExplorerSearch): SearchRow => ({
    id: search.id,
    name: search.name,
    href: paths.explorerSearch(search.id),
    owner: search.isOwn ? null : speech.say("searches:byOwner", { name: search.owner.name }),
    query: filterInWords(search.filter, collections, speech),
    mails: speech.say(`searches:notify.${search.notify}`),
    news: newsOf(search, speech),
    explorerHref: explorerHref(search.filter),
    openLabel: speech.say("searches:openOf", { name: search.name }),
  });
  const rows = (scope: ExplorerSearch["scope"]) => searches.filter((one) => one.scope === scope).map(rowOf);
  return {
    parts: [
      { key: "mine" as const, rows: rows("User") },
      { key: "team" as const, rows: rows("Customer") },
    ],
    mayMerge: permissions.includes("targets:merge"),
  };
}
export type SearchesView = ReturnType<typeof toSearchesView>;

const newsOf = ({ news }: ExplorerSearch, speech: Speech): string =>
  news === null
    ? speech.say("searches:noNews")
    : speech.say("searches:newsOn", {
        count: news.count,
        number: speech.number(news.count),
        day: speech.date(news.at),
      });
