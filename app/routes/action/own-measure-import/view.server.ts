import type { RefusedRow } from "~/backend/contract/own-measures";
import type { Speech } from "~/i18n/speech.server";

export interface Refused {
  /** "Row 2, Risks (topics.0)". */
  where: string;
  why: string;
}

export interface RefusedView {
  rows: Refused[];
  /** How many more there are than are told. */
  more: number;
}

/** Of more, nobody would read all before mending some. */
const TOLD = 30;

/** What is wrong with which row, in the reader's language; the field by its name in the form and by its place in what was pasted. */
export function refusedInWords(refused: readonly RefusedRow[], speech: Speech): RefusedView {
  return {
    rows: refused.slice(0, TOLD).map((one) => ({ where: whereOf(one, speech), why: whyOf(one, speech) })),
    more: Math.max(0, refused.length - TOLD),
  };
}

function whereOf({ row, path }: RefusedRow, { say, number }: Speech): string {
  const field = path.split(".")[0] ?? "";
  const label = isField(field) ? say(LABELS[field]) : null;
  if (path === "") return say("measures:import.row", { row: number(row) });
  return say("measures:import.field", { row: number(row), field: label ? `${label} (${path})` : path });
}

function whyOf({ why, limit }: RefusedRow, { say, number }: Speech): string {
  return say(`measures:import.why.${why}`, { limit: number(limit ?? 0) });
}

const LABELS = {
  names: "measures:own.names",
  typeId: "measures:page.type",
  what: "measures:page.what",
  fits: "measures:page.fits",
  notFits: "measures:page.notFits",
  topics: "measures:page.topics",
  purpose: "measures:filter.purpose",
  effort: "measures:filter.effort",
  typicalDays: "measures:own.typicalDays",
  steps: "measures:page.steps",
  evidence: "measures:page.evidence",
  warnings: "measures:page.warnings",
  source: "measures:page.source",
  confidence: "measures:own.confidence",
} as const;
const isField = (field: string): field is keyof typeof LABELS => Object.hasOwn(LABELS, field);
