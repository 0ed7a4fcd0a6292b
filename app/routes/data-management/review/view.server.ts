import { REVIEW_KINDS, type ReviewItem, type ReviewQueue } from "~/backend/contract/review-queue";
import { MATCH_VERDICTS } from "~/backend/contract/sanctions-words";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type ReviewFilter, toSearch } from "./filter";

export interface ReviewRow {
  key: string;
  name: string;
  href: string;
  place: string;
  /** What is unclear. */
  why: string;
  /** Where it comes from; null where the target itself says all. */
  from: { text: string; href: string } | null;
  /** Of a doubtful location, which is decided in the list. */
  doubt: DoubtView | null;
}

export interface DoubtView {
  targetId: number;
  /** WGS 84 degrees. */
  lat: number;
  lon: number;
  /** The point with both swapped, where that is a way out. */
  swapped: string | null;
}

export interface ReviewView {
  kind: ReviewFilter["kind"];
  tabs: { key: string; text: string; href: string; current: boolean }[];
  rows: ReviewRow[];
  /** What the queue shows as a file. */
  exportHref: string;
  firstHref: string | null;
  nextHref: string | null;
}

export function viewOf(
  { content, counts, duplicates, sanctions, after }: ReviewQueue,
  filter: ReviewFilter,
  speech: Speech,
): ReviewView {
  const hrefOf = (other: ReviewFilter) => paths.dataReview(toSearch(other));
  const tabs = REVIEW_KINDS.map((kind) => ({
    key: kind as string,
    text: `${speech.say(`dataPages:kinds.${kind}`)} ${numberOf(counts[kind], speech)}`,
    href: hrefOf({ kind, after: null }),
    current: kind === filter.kind,
  }));
  // They are decided on pages of their own.
  const pairs = {
    key: "duplicates",
    text: `${speech.say("dataPages:duplicates")} ${numberOf(duplicates, speech)}`,
    href: paths.explorerDuplicates(),
    current: false,
  };
  return {
    kind: filter.kind,
    tabs: [...tabs, pairs, ...matchTabs(sanctions, speech)],
    rows: content.map((item) => rowOf(item, speech)),
    exportHref: paths.dataReviewExport(toSearch({ ...filter, after: null })),
    firstHref: filter.after ? hrefOf({ ...filter, after: null }) : null,
    nextHref: after ? hrefOf({ ...filter, after }) : null,
  };
}

/** Matches with sanctions lists by how sure they are, which are decided on a page of their own; none for who may not. */
function matchTabs(sanctions: ReviewQueue["sanctions"], speech: Speech): ReviewView["tabs"] {
  if (sanctions === null) return [];
  return MATCH_VERDICTS.map((verdict) => ({
    key: `sanctions-${verdict}`,
    text: `${speech.say(`dataPages:sanctions.${verdict}`)} ${numberOf(sanctions[verdict], speech)}`,
    href: paths.sanctions(`?verdict=${verdict}`),
    current: false,
  }));
}

/** "23", "1,000+". */
export const numberOf = ({ count, isExact }: ReviewQueue["counts"]["place"], speech: Speech): string =>
  isExact ? speech.number(count) : `${speech.number(count)}+`;

/** One thing that waits, in words. */
export function rowOf(item: ReviewItem, speech: Speech): ReviewRow {
  if (item.kind === "place") {
    const { id, name, country } = item.target;
    return {
      ...{ key: String(id), name, href: paths.targetProfile(id), from: null, doubt: null },
      place: country === null ? "" : speech.country(country),
      why: speech.say(`dataPages:precision.${item.precision}`, { tier: item.tier }),
    };
  }
  if (item.kind === "doubt") return doubtOf(item, speech);
  const { importId, fileName, row, name, city, country } = item;
  return {
    key: `${importId}.${row}`,
    name: name ?? "",
    href: paths.importRow(importId, row),
    place: speech.list([city, country && speech.country(country)]),
    why: whyOf(item, speech),
    from: {
      text: speech.say("dataPages:fromRow", { row: speech.number(row), name: fileName }),
      href: paths.importResult(importId, "?result=waiting"),
    },
    doubt: null,
  };
}

/** Degrees as maps and tables write them, in every language. */
const pointOf = (lat: number, lon: number): string => `${lat}, ${lon}`;

function doubtOf({ target, lat, lon, doubt }: Extract<ReviewItem, { kind: "doubt" }>, speech: Speech): ReviewRow {
  const { id, name } = target;
  const country = target.country === null ? "" : speech.country(target.country);
  const words = { point: pointOf(lat, lon), country, other: pointOf(lon, lat) };
  return {
    ...{ key: String(id), name, href: paths.targetProfile(id), place: country, from: null },
    why: speech.say(`dataPages:doubt.${doubt}`, words),
    doubt: { targetId: id, lat, lon, swapped: doubt === "swapped" ? words.other : null },
  };
}

function whyOf({ target, repeats, score }: Extract<ReviewItem, { kind: "import-row" }>, speech: Speech): string {
  const alike = score === null ? null : speech.say("importPages:rowPage.alike", { share: speech.percent(score) });
  const who =
    repeats !== null
      ? speech.say("dataPages:mayRepeat", { row: repeats })
      : target !== null
        ? speech.say("dataPages:mayBe", { name: target.name })
        : speech.say("dataPages:undecided");
  return speech.list([who, alike]);
}
