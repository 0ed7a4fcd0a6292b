import type { Decision } from "~/backend/contract/decisions";
import type { Permission } from "~/backend/contract/permissions";
import { TIMELINE_KINDS } from "~/backend/contract/profile-words";
import type { RiskName } from "~/backend/contract/score-words";
import type { Happened } from "~/backend/contract/timeline";
import { entryOf } from "~/domain/decision/entry.server";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type HistoryFilter, type ReadFilter, toSearch } from "./filter";
import type { HistoryAnswer } from "./queries.server";

export interface HistoryEntry {
  key: string;
  at: string;
  /** The month, of what is only known by it. */
  month: string | null;
  what: string;
  who: string;
  reason: string | null;
  kind: string;
  /** Of an alert, and of what a score became. */
  risk: { risk: RiskName; word: string } | null;
  /** Null where it is about the target itself, whose name stands above. */
  about: { text: string; language: string | null; href: string | null } | null;
}

export interface HistoryView extends Pick<ReadFilter, "typed" | "problems"> {
  months: { month: string; entries: HistoryEntry[] }[];
  kinds: { word: string; href: string; current: boolean }[];
  /** Goes along with a period. */
  kind: string | null;
  isNarrowed: boolean;
  clearHref: string | null;
  firstHref: string | null;
  nextHref: string | null;
}

type May = (permission: Permission) => boolean;

export function viewOf({ target, page }: HistoryAnswer, read: ReadFilter, may: May, speech: Speech): HistoryView {
  const { filter, typed, problems } = read;
  const hrefOf = (change: Partial<HistoryFilter>) => paths.targetHistory(target.id, toSearch({ ...filter, ...change }));
  const isPeriod = typed.from !== "" || typed.to !== "";
  return {
    typed,
    problems,
    months: byMonth(page?.content ?? [], speech).map(({ month, happened }) => ({
      month,
      entries: happened.map((one) => entryIn(one, { targetId: target.id, may }, speech)),
    })),
    kinds: [null, ...TIMELINE_KINDS].map((kind) => ({
      word: speech.say(kind ? `profile:history.kinds.${kind}` : "profile:history.all"),
      href: hrefOf({ kind, after: null }),
      current: kind === filter.kind,
    })),
    kind: filter.kind,
    isNarrowed: isPeriod || filter.kind !== null,
    clearHref: isPeriod ? hrefOf({ from: null, to: null, after: null }) : null,
    firstHref: filter.after ? hrefOf({ after: null }) : null,
    nextHref: page?.after ? hrefOf({ after: page.after }) : null,
  };
}

/** Of the reader's calendar, in the order in which it comes. */
function byMonth(content: readonly Happened[], speech: Speech) {
  const months: { month: string; happened: Happened[] }[] = [];
  for (const one of content) {
    // What is known by its month only stands in that one, wherever the reader is.
    const day = one.kind === "score" ? one.month : `${speech.dayOf(one.at).slice(0, 7)}-01`;
    const month = speech.month(day);
    if (months.at(-1)?.month !== month) months.push({ month, happened: [] });
    months.at(-1)?.happened.push(one);
  }
  return months;
}

interface Reader {
  targetId: number;
  may: May;
}

function entryIn(one: Happened, reader: Reader, speech: Speech): HistoryEntry {
  if (one.kind === "alert") return alertIn(one, speech);
  if (one.kind === "score") return bandIn(one, speech);
  return decisionIn(one.decision, reader, speech);
}

function alertIn(
  { at, alertId, title, language, eventTypeId, priority, statusId }: Extract<Happened, { kind: "alert" }>,
  speech: Speech,
): HistoryEntry {
  return {
    ...{ key: `alert ${alertId}`, at, month: null, who: "", reason: null },
    what: [speech.word("eventTypes", eventTypeId), statusId && speech.word("statuses", statusId)]
      .filter(Boolean)
      .join(DOT),
    kind: speech.say("profile:history.happened"),
    risk: { risk: priority, word: speech.word("priorities", priority) },
    about: { text: title, language, href: paths.feedView("all", `?alert=${alertId}`) },
  };
}

/** Of a month the last score is kept, so the day is not known. */
function bandIn(
  { at, month, before, after, score }: Extract<Happened, { kind: "score" }>,
  speech: Speech,
): HistoryEntry {
  const [was, is] = [before, after].map((risk) => speech.word("risks", risk));
  return {
    ...{ key: `score ${month}`, at, month: speech.month(month), reason: null, about: null },
    what: speech.say("profile:history.band", { before: was ?? "", after: is ?? "" }),
    who: speech.say("profile:history.rule"),
    kind: "",
    risk: { risk: after, word: score === null ? (is ?? "") : `${is} ${speech.number(Math.floor(score))}` },
  };
}

function decisionIn(decision: Decision, reader: Reader, speech: Speech): HistoryEntry {
  const { seq, at, subjectType } = decision;
  const hashes = { prevHash: "", hash: "" };
  const entry = entryOf({ ...decision, ...hashes, about: decision.subject }, speech);
  const isItself = subjectType === "target" || subjectType === "target-screening";
  return {
    ...{ key: String(seq), at, month: null, risk: null },
    what: entry.what,
    who: entry.who.text,
    reason: entry.reason,
    kind: entry.kind,
    about: isItself ? null : { ...entry.about, href: hrefOf(decision, entry.about.href, reader) },
  };
}

/** What the reader may not open is named and leads nowhere. */
function hrefOf({ subjectType, subject }: Decision, href: string | null, { targetId, may }: Reader): string | null {
  if (!subject) return null;
  if (subjectType === "supplier" || subjectType === "edge" || subjectType === "supplier-proposal")
    return paths.targetSuppliers(targetId);
  const permission = NEEDED[subjectType];
  return permission && !may(permission) ? null : href;
}

const NEEDED: Partial<Record<string, Permission>> = {
  questionnaire: "questionnaires:read",
  "external-score": "scores:external",
  "sanctions-match": "sanctions:screen",
};
