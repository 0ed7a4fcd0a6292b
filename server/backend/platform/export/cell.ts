/** What stands in a cell: a text, a number, a moment, or nothing. */
export type Cell = string | number | Date | null;
export type Row = readonly Cell[];

/** Rows that belong together in a file, in the portions in which they are read. */
export type Rows = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** Excel's own bound; more would make the file unreadable. */
export const LONGEST_CELL = 32_767;

export function cut(text: string): string {
  if (text.length <= LONGEST_CELL) return text;
  // Not through the middle of a pair of surrogates.
  const end = /[\ud800-\udbff]/.test(text.charAt(LONGEST_CELL - 1)) ? LONGEST_CELL - 1 : LONGEST_CELL;
  return text.slice(0, end);
}
