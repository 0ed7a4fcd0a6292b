import { DUPLICATE_STATES, type Duplicate, type DuplicatePage } from "~/backend/contract/target-merges";
import { reasonInWords, WITH_WHOM } from "~/domain/import/import-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type DuplicatesFilter, toSearch } from "./filter";

export interface DuplicatesView {
  state: Duplicate["state"];
  exportHref: string;
  tabs: { key: string; text: string; href: string; current: boolean }[];
  rows: DuplicateRow[];
  firstHref: string | null;
  nextHref: string | null;
}

interface DuplicateRow {
  id: number;
  /** Both, each with where it is and whose it is. */
  sides: { id: number; name: string; detail: string }[];
  why: string;
  score: string;
  /** Who decided it and when; null while it waits. */
  decided: string | null;
  href: string;
  /** "Compare A and B". */
  label: string;
}

/** Beyond this many the figure is "1,000+". */
const MOST_COUNTED = 1000;

export function viewOf(
  { content, counts, after }: DuplicatePage,
  filter: DuplicatesFilter,
  speech: Speech,
): DuplicatesView {
  const hrefOf = (other: DuplicatesFilter) => paths.explorerDuplicates(toSearch(other));
  return {
    state: filter.state,
    exportHref: paths.explorerDuplicatesExport(toSearch({ ...filter, after: null })),
    tabs: DUPLICATE_STATES.map((state) => ({
      key: state,
      text: `${speech.say(`merges:states.${state}`)} ${numberOf(counts[state] ?? 0, speech)}`,
      href: hrefOf({ state, after: null }),
      current: state === filter.state,
    })),
    rows: content.map((pair) => rowOf(pair, speech)),
    firstHref: filter.after ? hrefOf({ ...filter, after: null }) : null,
    nextHref: after ? hrefOf({ ...filter, after }) : null,
  };
}

const numberOf = (count: number, speech: Speech): string =>
  `${speech.number(count)}${count >= MOST_COUNTED ? "+" : ""}`;

function rowOf({ id, one, other, reasons, score, decidedAt, decidedBy }: Duplicate, speech: Speech): DuplicateRow {
  return {
    id,
    sides: [one, other].map((side) => ({ id: side.id, name: side.name, detail: detailOf(side, speech) })),
    why: speech.list(whyOf(reasons, speech)),
    score: speech.percent(score),
    decided: decidedAt && decidedIn({ decidedAt, decidedBy }, speech),
    href: paths.explorerDuplicate(id),
    label: speech.say("merges:comparePair", { one: one.name, other: other.name }),
  };
}

/** "Ostrava, Czechia, Your data". */
const detailOf = ({ city, country, own }: Duplicate["one"], speech: Speech): string =>
  speech.list([city, country && speech.country(country), speech.say(own ? "merges:own" : "merges:public")]);

/** What speaks for a pair and against it, without which target is meant. */
export const whyOf = (reasons: Duplicate["reasons"], speech: Speech): string[] =>
  reasons.filter(({ key }) => !WITH_WHOM.test(key)).map((reason) => reasonInWords(reason, speech));

export const decidedIn = (
  { decidedAt, decidedBy }: { decidedAt: string; decidedBy: string | null },
  speech: Speech,
): string =>
  speech.say("merges:decidedBy", {
    name: decidedBy ?? speech.say("merges:merge.nobody"),
    when: speech.date(decidedAt),
  });
