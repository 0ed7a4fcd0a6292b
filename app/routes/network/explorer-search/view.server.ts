import { MOST_FOUND } from "~/backend/contract/explorer-words";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { askedSearch } from "../explorer/asked";
import { receiptRow } from "../explorer-receipts/view.server";
import { matchesInWords } from "../explorer-search-new/view.server";
import { askedOf, explorerHref, filterInWords } from "../explorer-searches/filter-words.server";
import type { searchOf } from "./queries.server";

/** A saved search in the reader's words. */
export function toSearchView(
  { search, found, receipts, collections }: Awaited<ReturnType<typeof searchOf>>,
  { speech, permissions }: { speech: Speech; permissions: readonly string[] },
) {
  const { id, name, scope, notify, owner, isOwn, mayChange, version, news, check, filter } = search;
  const query = askedSearch(askedOf(filter));
  const maySave = permissions.includes("explorer:save");
  const mayShare = permissions.includes("views:manage");
  return {
    ...{ id, name, scope, notify, version, mayChange, isOwn, maySave },
    /** Of a team's search that its owner may not change any more. */
    choosesMailsOnly: isOwn && maySave && !mayChange,
    /** Nobody makes somebody else's search vanish for the team. */
    mayShare: mayShare && isOwn,
    whose: isOwn ? null : speech.say("searches:byOwner", { name: owner.name }),
    readOnly: mayChange ? null : speech.say("searches:search.readOnlyTeam"),
    ownersMails: isOwn
      ? null
      : speech.say("searches:notify.of", { name: owner.name, when: speech.say(`searches:notify.${notify}`) }),
    asks: filterInWords(filter, collections, speech),
    matches: matchesInWords(found, speech),
    explorerHref: explorerHref(filter),
    copyHref: maySave && !mayChange ? paths.explorerSearchNew(query) : null,
    checked: checkedOf(search, speech),
    isTooMany: check !== null && !check.isComparable,
    tooMany: speech.say("searches:search.tooMany", { number: speech.number(MOST_FOUND) }),
    news: news && {
      lead: speech.say("searches:search.newsLead", {
        count: news.count,
        number: speech.number(news.count),
        when: speech.dateTime(news.at),
      }),
      targets: news.targets.map((target) => ({ ...target, href: paths.targetProfile(target.id) })),
      more:
        news.count > news.targets.length
          ? speech.say("searches:search.firstOnly", { number: speech.number(news.targets.length) })
          : null,
    },
    keepAction: paths.explorerReceipts(`?search=${id}`),
    receipts: receipts.content.map((receipt) => receiptRow(receipt, collections, speech)),
    allReceiptsHref: receipts.after === null ? null : paths.explorerReceipts(`?search=${id}`),
  };
}
export type SearchView = ReturnType<typeof toSearchView>;

type Found = Awaited<ReturnType<typeof searchOf>>["search"];

function checkedOf({ notify, check, isOwn }: Found, speech: Speech): string | null {
  if (notify === "never") return isOwn ? speech.say("searches:search.noMails") : null;
  if (!check) return speech.say("searches:search.unchecked");
  return speech.say("searches:search.checked", { when: speech.dateTime(check.at) });
}
