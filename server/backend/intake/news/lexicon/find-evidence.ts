import type { EventTypeId } from "../../../reference/catalogue/event-types";
import type { EventStatus, Finding, NewsText, TypeFinding } from "../types";
import { type Applied, applyRows } from "./apply-rows";
import type { Lexicon } from "./compile-lexicon";
import { leadingFirst } from "./main-type";
import type { StopKind } from "./row";
import { readWords } from "./words";

export interface Evidence {
  /** At most three, the leading one first. Empty where the text was stopped. */
  types: TypeFinding[];
  /** Why the text tells of no event: its frame, or another meaning of a word. */
  stopped: Finding<StopKind> | null;
  /** How far the leading event has come, where the text says so. */
  status: Finding<EventStatus> | null;
}

/** What of a text is read, in characters. Longer ones are cut: no real title is longer, and no event is told so late. */
export const READ = { title: 1_000, extract: 5_000, body: 20_000 } as const;
const MOST_TYPES = 3;

/**
 * What the lexicon finds in a text. The title and the first two sentences lead; what is found deeper comes after them, and alone it is
 * nothing (design 40, "Type").
 */
export function findEvidence(text: NewsText, lexicon: Lexicon): Evidence {
  const applied = applyAll(text, lexicon);
  const found = applied.filter(({ stopped }) => !stopped);
  const frame = found.find(({ row, zone }) => "stop" in row && zone !== "text");
  if (frame && "stop" in frame.row) return nothing(finding(frame, frame.row.stop, lexicon));
  const leading = bestOfEachType(found.filter(({ zone }) => zone !== "text"));
  if (leading.length === 0) {
    const other = applied.find(({ stopped, row, zone }) => stopped && "type" in row && zone !== "text");
    return nothing(other ? finding(other, "other-meaning", lexicon) : null);
  }
  const ordered = leadingFirst(leading);
  const deeper = bestOfEachType(found).filter(({ type }) => !ordered.some((one) => one.type === type));
  const types = [...ordered, ...deeper].slice(0, MOST_TYPES);
  return {
    types: types.map(({ type, applied: one }) => ({
      ...finding(one, type, lexicon),
      ...(one.zone === "text" && { isDeep: true as const }),
    })),
    stopped: null,
    status: types[0] ? statusOf(types[0].applied, found, lexicon) : null,
  };
}

/** What every row finds in every field, in reading order. */
export function applyAll(text: NewsText, lexicon: Lexicon): Applied[] {
  return (["title", "extract", "body"] as const).flatMap((field) =>
    text[field] === "" ? [] : applyRows(readWords(text[field], READ[field]), field, lexicon),
  );
}

const nothing = (stopped: Evidence["stopped"]): Evidence => ({ types: [], stopped, status: null });

export interface TypeEvidence {
  type: EventTypeId;
  applied: Applied;
}

/** The first evidence of each type: the title's before the lead's. */
function bestOfEachType(found: readonly Applied[]): TypeEvidence[] {
  const best = new Map<EventTypeId, TypeEvidence>();
  for (const applied of found) {
    if (!("type" in applied.row)) continue;
    const { type } = applied.row;
    const known = best.get(type);
    if (!known || ORDER[applied.zone] < ORDER[known.applied.zone]) best.set(type, { type, applied });
  }
  return [...best.values()].sort((a, b) => ORDER[a.applied.zone] - ORDER[b.applied.zone]);
}

const ORDER = { title: 0, lead: 1, text: 2 } as const;

/** Where several are told of one event, the one that takes most away from it. */
const STRONGEST_FIRST: readonly EventStatus[] = [
  "past",
  "denied",
  "averted",
  "ended",
  "planned",
  "threatened",
  "ongoing",
];

function statusOf(leading: Applied, found: readonly Applied[], lexicon: Lexicon): Evidence["status"] {
  const told = found.flatMap((applied) => {
    if ("type" in applied.row || !("status" in applied.row)) return [];
    const { status, of, except } = applied.row;
    if ("type" in leading.row && except?.includes(leading.row.type)) return [];
    // An anniversary, or that a fire is out, is told once, and not always in the sentence of the event.
    const isOfEvent = status === "past" || ("type" in leading.row && of?.includes(leading.row.type));
    const counts = applied.sentence === leading.sentence || (isOfEvent && applied.zone !== "text");
    return counts ? [{ status, applied }] : [];
  });
  if ("type" in leading.row && leading.row.status) told.push({ status: leading.row.status, applied: leading });
  const strongest = STRONGEST_FIRST.find((status) => told.some((one) => one.status === status));
  const first = told.find(({ status }) => status === strongest);
  return first ? finding(first.applied, first.status, lexicon) : null;
}

function finding<T>({ row, span }: Applied, value: T, lexicon: Lexicon): Finding<T> {
  return { value, by: "lexicon", rule: `${lexicon.rule}#${row.id}`, p: null, span };
}
