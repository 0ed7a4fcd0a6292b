import { type EntryView, entryOf } from "~/domain/decision/entry.server";
import { stateInWords } from "~/domain/import/import-words.server";
import { ageOf } from "~/domain/sanctions-list/list-words.server";
import { type HealthView, healthInWords, nameInWords } from "~/domain/source/source-words.server";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { numberOf } from "../review/view.server";
import type { OverviewAnswer } from "./queries.server";

interface Line {
  key: string;
  text: string;
  href: string;
  detail: string;
}

export interface OverviewView {
  decide: { summary: string; rows: Line[]; duplicates: { text: string; href: string } | null; href: string | null };
  imports: (Line & { at: string })[];
  /** Null for who may not see them. */
  sources: {
    /** Sentences. */
    summary: (string | false)[];
    ailing: { name: string; href: string; health: HealthView }[];
    more: string | null;
  } | null;
  supply: { summary: string; link: { text: string; href: string } };
  lists: Line[];
  mayImportLists: boolean;
  places: {
    summary: string;
    share: number | null;
    check: { text: string; href: string } | null;
    doubt: { text: string; href: string } | null;
  };
  /** Null for who may not read the ledger. */
  changes: (EntryView & { at: string })[] | null;
}

const MOST_AILING = 5;
const MOST_LISTS = 8;
/** The worst first. */
const AILING = ["failing", "late", "silent"] as const;

export function viewOf(answer: OverviewAnswer, now: number, speech: Speech): OverviewView {
  const { imports, changes } = answer;
  return {
    decide: decideOf(answer, speech),
    imports: imports.map((one) => ({
      ...{ key: String(one.id), text: one.fileName, href: paths.importResult(one.id), at: one.createdAt },
      detail: stateInWords(one, speech),
    })),
    supply: supplyIn(answer, speech),
    sources: sourcesOf(answer, speech),
    lists: listsOf(answer, now, speech),
    mayImportLists: answer.mayImportLists,
    places: placesOf(answer, speech),
    changes: changes?.map((entry) => ({ ...entryOf(entry, speech), at: entry.at })) ?? null,
  };
}

function duplicatesIn({ queue: { duplicates } }: OverviewAnswer, speech: Speech): OverviewView["decide"]["duplicates"] {
  const { count } = duplicates;
  if (count === 0) return null;
  const text = speech.say("dataPages:decide.duplicates", { count, number: numberOf(duplicates, speech) });
  return { text, href: paths.explorerDuplicates() };
}

function decideOf(answer: OverviewAnswer, speech: Speech): OverviewView["decide"] {
  const { counts, content } = answer.queue;
  const duplicates = duplicatesIn(answer, speech);
  const { count } = counts["import-row"];
  const rows = content.flatMap((item): Line[] => {
    if (item.kind !== "import-row") return [];
    const { importId, row, fileName, name } = item;
    const detail = speech.say("dataPages:fromRow", { row: speech.number(row), name: fileName });
    return [{ key: `${importId}.${row}`, text: name ?? "", href: paths.importRow(importId, row), detail }];
  });
  if (count === 0) {
    const none = duplicates === null ? "dataPages:decide.none" : "dataPages:decide.noRows";
    return { summary: speech.say(none), rows, duplicates, href: null };
  }
  return { summary: speech.say("dataPages:decide.rows", { count }), rows, duplicates, href: paths.dataReview() };
}

function sourcesOf({ sources }: OverviewAnswer, speech: Speech): OverviewView["sources"] {
  if (sources === null) return null;
  const on = sources.filter(({ health }) => health !== "off").length;
  const ailing = AILING.flatMap((health) => sources.filter((source) => source.health === health));
  const rest = ailing.length - MOST_AILING;
  const summary = [
    speech.say(on === 0 ? "dataPages:sources.off" : "dataPages:sources.on", { count: on }),
    on > 0 && ailing.length === 0 && speech.say("dataPages:sources.fine"),
  ];
  return {
    summary,
    ailing: ailing.slice(0, MOST_AILING).map((source) => ({
      ...{ name: nameInWords(source, speech), href: paths.source(source.name) },
      health: healthInWords(source.health, speech),
    })),
    more: rest > 0 ? speech.say("dataPages:sources.more", { count: rest }) : null,
  };
}

/** Shares, stocks and times to recover, or where they are brought in. */
function supplyIn({ supply: { totalElements: count, totalIsExact } }: OverviewAnswer, speech: Speech) {
  if (count === 0) {
    const link = { text: speech.say("supplyPages:import"), href: paths.importNew("?kind=supply-data") };
    return { summary: speech.say("dataPages:supply.none"), link };
  }
  const number = speech.number(count);
  return {
    summary: totalIsExact
      ? speech.say("supplyPages:total", { count, number })
      : speech.say("supplyPages:more", { number }),
    link: { text: speech.say("dataPages:supply.open"), href: paths.supply() },
  };
}

/** The oldest first: those that a new version is due of. */
function listsOf({ lists }: OverviewAnswer, now: number, speech: Speech): OverviewView["lists"] {
  return lists
    .toSorted((a, b) => (a.importedAt ?? "").localeCompare(b.importedAt ?? "") || a.title.localeCompare(b.title))
    .slice(0, MOST_LISTS)
    .map(({ name, title, entities, importedAt }) => {
      const age = ageOf(importedAt, now, speech);
      const entries = speech.say("dataPages:lists.entries", { count: entities, number: speech.number(entities) });
      const parts = [entries, age?.text ?? speech.say("dataPages:lists.never"), age?.old];
      return { key: name, text: title, href: paths.list(name), detail: parts.filter(Boolean).join(DOT) };
    });
}

function placesOf({ coverage: { total, byPrecision }, queue: { counts } }: OverviewAnswer, speech: Speech) {
  // Of the customer's own targets, followed or not.
  const { count: doubts } = counts.doubt;
  const doubtText = () =>
    speech.say("dataPages:places.doubt", { count: doubts, number: numberOf(counts.doubt, speech) });
  const doubt = doubts === 0 ? null : { text: doubtText(), href: paths.dataReview("?kind=doubt") };
  if (total === 0) return { summary: speech.say("dataPages:places.nobody"), share: null, check: null, doubt };
  const share = (total - byPrecision.country - byPrecision.none) / total;
  const { count } = counts.place;
  const text = speech.say("dataPages:places.check", { count, number: numberOf(counts.place, speech) });
  return {
    summary: speech.say("dataPages:places.known", { share: speech.percent(share), total: speech.number(total) }),
    share,
    check: count === 0 ? null : { text, href: paths.dataReview("?kind=place") },
    doubt,
  };
}
