import { isLedgerSubject, type LedgerSubject } from "~/domain/decision/ledger-words";
import type { TextKey } from "~/i18n/texts";

const FIELDS = ["from", "to", "person", "kind", "number"] as const;
type Field = (typeof FIELDS)[number];
type Problem = TextKey<"audit"> & `problems.${string}`;

export interface AuditFilter {
  /** Days of UTC, both included. */
  from: string | null;
  to: string | null;
  /** Part of a name or an address, as it was typed; `queries.server.ts` finds whom it means. */
  person: string | null;
  kind: LedgerSubject | null;
  /** Of the thing of that kind. */
  number: string | null;
  after: string | null;
}

export interface ReadFilter {
  filter: AuditFilter;
  /** As typed, however wrong. */
  typed: Record<Field, string>;
  problems: Partial<Record<Field, Problem>>;
}

/** The filter of an address. What cannot be read is left out of it, stays in its field, and is named there. */
export function parseFilter(searchParams: URLSearchParams): ReadFilter {
  const typed = Object.fromEntries(
    FIELDS.map((name) => [name, (searchParams.get(name) ?? "").trim().slice(0, MOST_TYPED)]),
  ) as Record<Field, string>;
  const problems: ReadFilter["problems"] = {};
  const day = (name: "from" | "to") =>
    isDay(typed[name]) ? typed[name] : refused(problems, name, typed, "problems.day");
  const [from, to] = [day("from"), day("to")];
  if (from && to && from > to) problems.to = "problems.turned";
  const kind = isLedgerSubject(typed.kind) ? typed.kind : refused(problems, "kind", typed, "problems.kind");
  const number = NUMBER.test(typed.number) ? typed.number : refused(problems, "number", typed, "problems.number");
  if (number && !kind) problems.number = "problems.numberAlone";
  const after = searchParams.get("after") ?? "";
  return {
    filter: {
      ...{ from, to, kind, person: typed.person || null, number: kind ? number : null },
      after: /^[1-9]\d{0,14}$/.test(after) ? after : null,
    },
    typed,
    problems,
  };
}

/** The query of such a list. */
export function toSearch({ from, to, person, kind, number, after }: AuditFilter): string {
  const query = new URLSearchParams({
    ...(from && { from }),
    ...(to && { to }),
    ...(person && { person }),
    ...(kind && { kind }),
    ...(number && { number }),
    ...(after && { after }),
  });
  return query.size > 0 ? `?${query}` : "";
}

export const isNarrowed = ({ from, to, person, kind }: AuditFilter): boolean => Boolean(from || to || person || kind);

/** What the backend is asked for; a thing is found by an index, a kind alone is looked for. */
export function fieldsOf({ from, to, kind, number }: AuditFilter) {
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(kind && (number ? { subject: `${kind}:${number}` } : { subjectType: kind })),
  };
}

const MOST_TYPED = 100;
const NUMBER = /^[\w.:@-]{1,100}$/;

/** A day from 1900 on, which the calendar has. */
function isDay(text: string): boolean {
  if (!/^(?:19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

function refused(problems: ReadFilter["problems"], name: Field, typed: Record<Field, string>, problem: Problem): null {
  if (typed[name]) problems[name] = problem;
  return null;
}
