import { EXPORT_FORMATS } from "~/backend/contract/feed-export";
import type { ImportRow } from "~/backend/contract/import-rows";
import { PLACE_PRECISIONS } from "~/backend/contract/place-words";
import { columnTitle } from "~/domain/import/column-title.server";
import { problemInWords, reasonInWords, resultIn, stateInWords, WITH_WHOM } from "~/domain/import/import-words.server";
import { saidInWords } from "~/domain/import/said-words.server";
import { type SameFileView, sameFileInWords } from "~/domain/import/same-file.server";
import { seenOf } from "~/domain/import/seen-row";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { LIKENESS, type RowFilter, TOLD_STATES, toSearch, WAITING } from "./filter";
import type { ResultAnswer } from "./queries.server";
import { type Choice, choicesOf, choicesOfAll, isDiscardable, type StepView, stepOf, type Tile } from "./steps.server";

interface ResultRow {
  row: number;
  /** Where it stands beside those that it may be. */
  href: string;
  name: string;
  place: string;
  state: string;
  /** With whom it was merged, or what it became; `href` where that is a target. */
  target: { text: string; href: string | null } | null;
  /** What speaks for it and against it, and what is wrong with the row. */
  why: string[];
  choices: Choice[];
  /** How the row is, for its form. */
  seen: string;
}

export interface GraphView {
  tiles: Tile[];
  /** Why nothing can be applied as it stands; null where it can. */
  refused: string | null;
}

export interface ResultView {
  fileName: string;
  lead: string;
  /** What a row is about. */
  about: string;
  step: StepView;
  /** Of the collection that it fills; null where it fills none that is there. */
  graph: GraphView | null;
  /** What the page shows, for the form that applies it. */
  shown: { revision: number; version: number };
  /** This page as it is. */
  here: string;
  /** Why the whole file was refused. */
  refusal: string | null;
  columns: string[];
  /** Where it can be said what the columns mean; null once something was made of the file. */
  columnsHref: string | null;
  isDiscardable: boolean;
  same: SameFileView | null;
  /** The rejected rows as files; none where they are not shown. */
  problems: { text: string; href: string }[];
  /** For all rows that wait; none where they are not shown. */
  bulk: { heading: string; alike: number | null; choices: Choice[] } | null;
  /** Rows that wait by how alike they are. */
  alikeTabs: ResultView["tabs"];
  tabs: { key: string; text: string; href: string; current: boolean }[];
  rows: ResultRow[];
  firstHref: string | null;
  nextHref: string | null;
}

export function viewOf({ found, rows }: ResultAnswer, filter: RowFilter, speech: Speech): ResultView {
  const { id, kind, fileName, counts, places, columns, refusal } = found;
  const hrefOf = (other: RowFilter) => paths.importResult(id, toSearch(other));
  const all = TOLD_STATES.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  const tab = (result: RowFilter["result"], text: string) => ({
    key: result ?? "all",
    text,
    href: hrefOf({ result, after: null, alike: null, changed: null }),
    current: filter.changed === null && filter.result === result,
  });
  const changedTab = ({ changed }: RowFilter, count: number) => ({
    key: "changed",
    text: speech.say("importPages:changed", { number: speech.number(count) }),
    href: hrefOf({ result: null, after: null, alike: null, changed }),
    current: true,
  });
  const present = TOLD_STATES.filter((state) => (counts[state] ?? 0) > 0);
  const titles = (read: boolean) =>
    speech.list(
      columns.flatMap(({ title, column, field }) =>
        (field !== null) === read ? columnTitle({ title, column }, found.table, speech) : [],
      ),
    );
  const known = [...PLACE_PRECISIONS, "none" as const].flatMap((precision) =>
    places[precision] ? [`${speech.number(places[precision])} ${speech.say(`imports:places.${precision}`)}`] : [],
  );
  const [readTitles, leftTitles] = [titles(true), titles(false)];
  return {
    fileName,
    lead: `${speech.say(`importPages:kinds.${kind}`)} · ${stateInWords(found, speech)}`,
    about: speech.say(`importPages:about.${kind}`),
    step: stepOf(found, speech),
    graph: found.graph && graphOf(found, found.graph, speech),
    shown: { revision: found.revision, version: found.version },
    here: hrefOf(filter),
    refusal: refusal && reasonInWords(refusal, speech),
    columns: [
      ...(readTitles ? [speech.say("importPages:columns", { columns: readTitles })] : []),
      ...(leftTitles ? [speech.say("importPages:left", { columns: leftTitles })] : []),
      ...(known.length > 0 ? [speech.say("importPages:places", { places: speech.list(known) })] : []),
      ...(refusal === null && kind === "suppliers" ? [followedInWords(found, speech)] : []),
    ],
    columnsHref: found.rereadable ? paths.importColumns(id) : null,
    isDiscardable: isDiscardable(found),
    same: sameFileInWords(found, speech),
    problems: filter.result === "refused" && rows.content.length > 0 ? problemsOf(id, speech) : [],
    // Of those that changed only some are shown and counted; what is decided is all that wait.
    bulk: filter.result === "waiting" && filter.changed === null ? bulkOf(rows, filter, speech) : null,
    alikeTabs: filter.result === "waiting" ? alikeTabs(filter, hrefOf, speech) : [],
    tabs: [
      ...(filter.changed === null ? [] : [changedTab(filter, rows.totalElements)]),
      tab(null, speech.say("importPages:all", { number: speech.number(all) })),
      ...present.map((state) => tab(state, `${resultIn(state, speech)} ${speech.number(counts[state] ?? 0)}`)),
    ],
    rows: rows.content.map((row) => ({
      href: paths.importRow(id, row.row),
      ...rowOf(row, speech),
      choices: choicesOf(row, found, speech),
      seen: seenOf(row),
    })),
    firstHref: filter.after ? hrefOf({ ...filter, after: null }) : null,
    nextHref: rows.after ? hrefOf({ ...filter, after: rows.after }) : null,
  };
}

/** What follows from following new targets, or that they are not. */
function followedInWords({ follows, since }: ResultAnswer["found"], speech: Speech): string {
  if (!follows) return speech.say("importPages:notFollowed");
  return since ? speech.say("importPages:since", { date: speech.day(since) }) : speech.say("importPages:sinceYear");
}

/** Today, and when the import is applied as it stands; the limit is the plan's. */
function graphOf(
  { collection }: ResultAnswer["found"],
  { now, size, isExact, limit, isRefused }: NonNullable<ResultAnswer["found"]["graph"]>,
  speech: Speech,
): GraphView {
  const of = speech.say("importPages:graphOf", { limit: speech.number(limit) });
  const after = isExact ? speech.number(size) : `${speech.number(size)}+`;
  const params = { collection: collection ?? "", size: after, limit: speech.number(limit) };
  return {
    tiles: [
      { label: speech.say("importPages:graphToday"), number: speech.number(now), of },
      { label: speech.say("importPages:graphAfter"), number: after, of },
    ],
    refused: isRefused
      ? speech.say(collection ? "importPages:graphRefused" : "importPages:graphRefusedOwn", params)
      : null,
  };
}

const problemsOf = (id: number, speech: Speech): ResultView["problems"] =>
  EXPORT_FORMATS.map((format) => ({
    text: speech.say(`importPages:export.${format}`),
    href: paths.importProblems(id, format),
  }));

function bulkOf({ content, totalElements: count }: ResultAnswer["rows"], { alike }: RowFilter, speech: Speech) {
  if (count < 2 || content.every((row) => row.state !== "waiting")) return null;
  const number = speech.number(count);
  const heading =
    alike === null
      ? speech.say("importPages:bulk.heading", { number })
      : speech.say("importPages:bulk.headingAlike", { number, percent: speech.percent(alike / 100) });
  return { heading, alike, choices: choicesOfAll(content, speech) };
}

function alikeTabs({ alike }: RowFilter, hrefOf: (other: RowFilter) => string, speech: Speech): ResultView["tabs"] {
  return [null, ...LIKENESS].map((least) => ({
    key: String(least ?? "any"),
    text:
      least === null
        ? speech.say("importPages:bulk.any")
        : speech.say("importPages:bulk.atLeast", { percent: speech.percent(least / 100) }),
    href: hrefOf({ ...WAITING, alike: least }),
    current: least === alike,
  }));
}

function rowOf(
  { row, name, city, country, state, target, repeats, repeatsName, reasons, problems, says }: ImportRow,
  speech: Speech,
) {
  const other = repeats === null ? null : speech.say("importPages:withRow", { row: repeats, name: repeatsName ?? "" });
  // Whom a row is about stands in its name; only whom an unknown one may be is told beside it.
  // A row that becomes something of its own, or nothing, is not the one that it may be.
  const isOther = state === "create" || state === "skipped";
  const known =
    target === null || isOther || (says && state !== "waiting")
      ? null
      : { text: target.name, href: paths.targetProfile(target.id) };
  return {
    row,
    name: name ?? "",
    place: says ? saidInWords(says, speech) : speech.list([city, country && speech.country(country)]),
    state: resultIn(state, speech),
    target: other === null ? known : { text: other, href: null },
    why: [
      ...reasons.filter(({ key }) => !WITH_WHOM.test(key)).map((one) => reasonInWords(one, speech)),
      ...problems.map((one) => problemInWords(one, speech)),
    ],
  };
}
