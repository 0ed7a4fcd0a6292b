import type { Verification } from "~/backend/contract/evidence";
import { type EntryView, entryOf } from "~/domain/decision/entry.server";
import { LEDGER_SUBJECTS } from "~/domain/decision/ledger-words";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { type AuditFilter, isNarrowed, type ReadFilter, toSearch } from "./filter";
import { type AuditAnswer, MOST_EXPORTED } from "./queries.server";

export interface AuditView extends Pick<ReadFilter, "typed" | "problems"> {
  rows: (EntryView & { at: string })[];
  count: string | null;
  kinds: { value: string; label: string }[];
  people: { email: string; name: string }[];
  isNarrowed: boolean;
  clearHref: string | null;
  /** Null where there is nothing to export. */
  exportHref: string | null;
  /** How many entries the file holds at most; null where it holds all. */
  exportLimit: string | null;
  firstHref: string | null;
  nextHref: string | null;
}

export function viewOf({ people, read, page }: AuditAnswer, speech: Speech): AuditView {
  const { filter, typed, problems } = read;
  const hrefOf = (other: AuditFilter) => paths.adminAudit(toSearch(other));
  const rows = page?.content ?? [];
  const narrowed = isNarrowed(filter) || Object.keys(problems).length > 0;
  const kinds = LEDGER_SUBJECTS.map((value) => ({ value, label: speech.say(`ledger:subjects.${value}`) }));
  return {
    typed,
    problems,
    rows: rows.map((entry) => ({ ...entryOf(entry, speech), at: entry.at })),
    count: countOf(page, speech),
    kinds: [
      { value: "", label: speech.say("ledger:anything") },
      ...kinds.sort((one, other) => one.label.localeCompare(other.label)),
    ],
    people: people.map(({ email, firstname, lastname }) => ({ email, name: `${firstname} ${lastname}` })),
    isNarrowed: narrowed,
    clearHref: narrowed ? paths.adminAudit() : null,
    exportHref: page ? paths.adminAuditExport(toSearch({ ...filter, after: null })) : null,
    exportLimit: page?.totalIsExact === false ? speech.number(MOST_EXPORTED) : null,
    firstHref: filter.after ? hrefOf({ ...filter, after: null }) : null,
    nextHref: page?.after ? hrefOf({ ...filter, after: page.after }) : null,
  };
}

function countOf(page: AuditAnswer["page"], speech: Speech): string | null {
  if (!page) return null;
  const { totalElements, totalIsExact } = page;
  const number = speech.number(totalElements);
  if (totalIsExact) return speech.say("ledger:count", { count: totalElements, number });
  // A filter without an index was counted in the newest part only: that says nothing of the whole.
  return totalElements > 0 ? speech.say("ledger:countMore", { number }) : null;
}

/** What a verification found, in words. `goOn` is the entry behind which the rest is to be verified; null where it is done. */
export interface VerifiedView {
  isBad: boolean;
  lines: string[];
  goOn: number | null;
}

export function verifiedIn({ state, checked, head, flaw, checkpoint }: Verification, speech: Speech): VerifiedView {
  const at = (seq: number) => speech.number(seq);
  const known = checkpoint
    ? speech.say("ledger:verified.checkpoint", { when: speech.dateTime(checkpoint.at), seq: at(checkpoint.seq) })
    : speech.say("ledger:verified.noCheckpoint");
  if (flaw) {
    const what = speech.say(`ledger:verified.${flaw.kind}`, { seq: at(flaw.seq) });
    return { isBad: true, lines: [what, speech.say("ledger:verified.act"), known], goOn: null };
  }
  if (state === "more") {
    const lines = [speech.say("ledger:verified.more", { last: at(checked), head: at(head.seq) }), known];
    return { isBad: false, lines, goOn: checked };
  }
  const whole = head.seq === 0 ? "ledger:verified.empty" : "ledger:verified.sound";
  return { isBad: false, lines: [speech.say(whole, { last: at(checked) }), known], goOn: null };
}
