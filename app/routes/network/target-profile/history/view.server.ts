import type { Decision } from "~/backend/contract/decisions";
import type { Permission } from "~/backend/contract/permissions";
import { entryOf } from "~/domain/decision/entry.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type HistoryFilter, type ReadFilter, toSearch } from "./filter";
import type { HistoryAnswer } from "./queries.server";

export interface HistoryEntry {
  seq: number;
  at: string;
  what: string;
  who: string;
  reason: string | null;
  kind: string;
  /** Null where it is about the target itself, whose name stands above. */
  about: { text: string; language: string | null; href: string | null } | null;
}

export interface HistoryView extends Pick<ReadFilter, "typed" | "problems"> {
  months: { month: string; entries: HistoryEntry[] }[];
  isNarrowed: boolean;
  clearHref: string | null;
  firstHref: string | null;
  nextHref: string | null;
}

type May = (permission: Permission) => boolean;

export function viewOf({ target, page }: HistoryAnswer, read: ReadFilter, may: May, speech: Speech): HistoryView {
  const { filter, typed, problems } = read;
  const hrefOf = (change: Partial<HistoryFilter>) => paths.targetHistory(target.id, toSearch({ ...filter, ...change }));
  const isNarrowed = typed.from !== "" || typed.to !== "";
  return {
    typed,
    problems,
    months: byMonth(page?.content ?? [], speech).map(({ month, decisions }) => ({
      month,
      entries: decisions.map((decision) => entryIn(decision, target.id, may, speech)),
    })),
    isNarrowed,
    clearHref: isNarrowed ? paths.targetHistory(target.id) : null,
    firstHref: filter.after ? hrefOf({ after: null }) : null,
    nextHref: page?.after ? hrefOf({ after: page.after }) : null,
  };
}

/** Of the reader's calendar, in the order in which the decisions come. */
function byMonth(decisions: readonly Decision[], speech: Speech) {
  const months: { month: string; decisions: Decision[] }[] = [];
  for (const decision of decisions) {
    const month = speech.month(`${speech.dayOf(decision.at).slice(0, 7)}-01`);
    if (months.at(-1)?.month !== month) months.push({ month, decisions: [] });
    months.at(-1)?.decisions.push(decision);
  }
  return months;
}

function entryIn(decision: Decision, targetId: number, may: May, speech: Speech): HistoryEntry {
  const { seq, at, subjectType } = decision;
  const hashes = { prevHash: "", hash: "" };
  const entry = entryOf({ ...decision, ...hashes, about: decision.subject }, speech);
  const isItself = subjectType === "target" || subjectType === "target-screening";
  return {
    seq,
    at,
    what: entry.what,
    who: entry.who.text,
    reason: entry.reason,
    kind: entry.kind,
    about: isItself ? null : { ...entry.about, href: hrefOf(decision, entry.about.href, { targetId, may }) },
  };
}

/** What the reader may not open is named and leads nowhere. */
function hrefOf(
  { subjectType, subject }: Decision,
  href: string | null,
  { targetId, may }: { targetId: number; may: May },
): string | null {
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
