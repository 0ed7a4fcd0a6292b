import type { RowTestProblem } from "~/backend/contract/lexicon-words";
import type { EventStatus } from "../types";
import { compileLexicon, type Lexicon } from "./compile-lexicon";
import { applyAll, findEvidence } from "./find-evidence";
import type { LexiconRow } from "./row";

export interface RowProblem {
  /** The row whose text it is. */
  row: string;
  text: string;
  why: RowTestProblem;
  message: string;
}

/**
 * Whether a row may join a set: its own texts and those of all other rows, run against the set with it. A row of the set with its id is
 * replaced. Nothing is returned where all is well.
 */
export function checkRow(row: LexiconRow, others: readonly LexiconRow[]): RowProblem[] {
  const rows = [...others.filter(({ id }) => id !== row.id), row];
  return [...checkAlone(row), ...checkRows(compileLexicon("checked", rows))];
}

/** What texts of the rows say otherwise than their rows want. */
export function checkRows(lexicon: Lexicon): RowProblem[] {
  return lexicon.rows.flatMap((row) => checkTexts(row, lexicon));
}

/** The same of one row's texts. */
export function checkTexts(row: LexiconRow, lexicon: Lexicon): RowProblem[] {
  return [...checkingTexts(row, lexicon)].flatMap((problem) => problem ?? []);
}

/** The same text by text; null for one that is as it should be. */
export function* checkingTexts(row: LexiconRow, lexicon: Lexicon): Generator<RowProblem | null> {
  for (const text of row.match) yield says(row, text, lexicon) ? null : problem(row, text, "not-found");
  for (const text of row.no) yield says(row, text, lexicon) ? problem(row, text, "still-matches") : null;
}

/** A row whose texts only other rows find would be of no use. */
export function checkAlone(row: LexiconRow): RowProblem[] {
  const alone = compileLexicon("alone", [row]);
  return row.match.filter((text) => !says(row, text, alone)).map((text) => problem(row, text, "not-by-this-row"));
}

/** Whether a text says what a row stands for, by that row or another one of the set: as a title, or below one where the row looks there only. */
function says(row: LexiconRow, told: string, lexicon: Lexicon): boolean {
  const isTitle = row.fields?.includes("title") ?? true;
  const text = { title: isTitle ? told : "", extract: isTitle ? "" : told, body: "" };
  if ("stop" in row) return findEvidence(text, lexicon).stopped?.value === row.stop;
  if ("type" in row) return findEvidence(text, lexicon).types.some(({ value }) => value === row.type);
  return applyAll(text, lexicon).some((applied) => !applied.stopped && statusAlone(applied.row) === row.status);
}

const statusAlone = (row: LexiconRow): EventStatus | null => ("type" in row || "stop" in row ? null : row.status);

const problem = (row: LexiconRow, text: string, why: RowTestProblem): RowProblem => ({
  ...{ row: row.id, text, why },
  message: `“${text}” ${SAID[why]}.`,
});

const SAID: Record<RowTestProblem, string> = {
  "not-found": "is not found",
  "not-by-this-row": "is not found by this row",
  "still-matches": "still matches",
};
