import { withBudget } from "./recognise";
import type { HeaderCandidate, Row } from "./table";

const LOOKED_AT = 30;
/** Texts that are asked about: the first rows of a list of 500 columns, all thirty of any usual one. */
const MOST_ASKED = 6_000;

/**
 * Rows that may hold the column titles, likeliest first. A title is known (`recognises`), or is a short text over a
 * column whose values look different; a row of data, a title line or an address block is none.
 */
export function headerCandidates(rows: readonly Row[], recognises: (title: string) => boolean): HeaderCandidate[] {
  const known = withBudget(recognises, MOST_ASKED);
  return (
    rows
      .slice(0, LOOKED_AT)
      .map((row, index) => ({ row: row.number, cells: titlesOf(row), score: score(rows, index, known) }))
      .filter((candidate) => candidate.score > 0)
      // A printed list has its titles on every page: what is above the last of them is no heading.
      .filter(({ cells }, index, all) => all.findIndex((other) => isSameRow(other.cells, cells)) === index)
      .sort((a, b) => b.score - a.score || a.row - b.row)
      .slice(0, 5)
  );
}

/** Trimmed, inner blanks and line breaks as one blank, without the empty ones at the end. */
export function titlesOf({ cells }: Row): string[] {
  const titles = cells.map((cell) => cell.replace(/\s+/g, " ").trim());
  while (titles.length > 0 && titles.at(-1) === "") titles.pop();
  return titles;
}

const isSameRow = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((title, column) => title === other[column]);

function score(rows: readonly Row[], index: number, recognises: (title: string) => boolean): number {
  const row = rows[index];
  if (row === undefined) return 0;
  const titles = titlesOf(row);
  const filled = titles.filter((title) => title !== "");
  const below = rows.slice(index + 1, index + 101);
  const known = filled.filter(recognises).length;
  const textual = filled.filter(looksLikeTitle).length / filled.length;
  const contrasting = titles.filter((title, column) => title !== "" && contrasts(title, column, below)).length;
  if (textual < 0.7 || (known === 0 && contrasting === 0)) return 0;
  // A line above the table has fewer cells than the table: what is full and above cannot be data.
  const width = usualWidth(below.length > 0 ? below : [row]);
  const fullAbove = rows.slice(0, index).some((above) => titlesOf(above).filter(Boolean).length > width / 2);
  if (known < 2 && fullAbove) return 0;
  const distinct = new Set(filled).size / filled.length;
  const coverage = Math.min(1, filled.length / width);
  return (
    (known / filled.length) * 3 + (contrasting / filled.length) * 1.5 + textual + distinct + coverage - index * 0.02
  );
}

/** Not a number, date, address of any kind, or a sentence. */
function looksLikeTitle(text: string): boolean {
  return text.length <= 60 && /\p{L}/u.test(text) && !/@|:\/\/|^[\d\s.,/+-]+$|^\d{4}-\d\d/.test(text);
}

/** Whether the values below are of another kind than the title, or repeat among themselves without it. */
function contrasts(title: string, column: number, below: readonly Row[]): boolean {
  const values = below.map(({ cells }) => (cells[column] ?? "").trim()).filter((value) => value !== "");
  if (values.length < 2 || values.includes(title)) return false;
  const notTitles = values.filter((value) => !looksLikeTitle(value)).length / values.length;
  const distinct = new Set(values).size / values.length;
  return notTitles >= 0.8 || (values.length >= 6 && distinct <= 0.5);
}

function usualWidth(rows: readonly Row[]): number {
  const widths = rows.map((row) => titlesOf(row).filter(Boolean).length).sort((a, b) => a - b);
  return Math.max(1, widths[Math.floor(widths.length / 2)] ?? 1);
}
