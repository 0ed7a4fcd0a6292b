import { ImportRefused } from "../import-refused";
import type { Row } from "../table";
import { RecordParser } from "./record-parser";

const DELIMITERS = [",", ";", "\t", "|"];
const LOOKED_AT = 100;

/**
 * The delimiter under which the rows are most alike and the titles best known; null for one column.
 * `complete` says that the text is the whole file, so that its last line is whole as well.
 */
export function sniffDelimiter(text: string, complete: boolean, recognises: (title: string) => boolean): string | null {
  const scored = DELIMITERS.map((delimiter) => ({
    delimiter,
    score: score(text, complete, delimiter, recognises),
  }));
  const best = scored.reduce((leader, next) => (next.score > leader.score ? next : leader));
  return best.score > 0 ? best.delimiter : null;
}

/** Excel's own first line "sep=;". */
export function declaredDelimiter(text: string): string | null {
  return /^"?sep=([,;\t|])"?\r?\n/i.exec(text)?.[1] ?? null;
}

function score(text: string, complete: boolean, delimiter: string, recognises: (title: string) => boolean): number {
  const parsed = parse(text, complete, delimiter);
  if (parsed === null) return 0;
  const { rows, strayQuotes } = parsed;
  const widths = rows.map(({ cells }) => cells.length);
  const usual = mostFrequent(widths);
  if (usual < 2) return 0;
  const alike = widths.filter((width) => width === usual).length / widths.length;
  const known = Math.max(...rows.slice(0, 30).map(({ cells }) => cells.filter(recognises).length));
  return (alike ** 2 * Math.log2(1 + usual) + known) * 0.5 ** Math.min(20, strayQuotes);
}

const NO_LIMITS = { cellLength: Number.POSITIVE_INFINITY, columns: Number.POSITIVE_INFINITY };

function parse(text: string, complete: boolean, delimiter: string): { rows: Row[]; strayQuotes: number } | null {
  const parser = new RecordParser(delimiter, NO_LIMITS);
  const rows = parser.push(text.replaceAll("\0", ""));
  try {
    if (complete || rows.length === 0) rows.push(...parser.end());
  } catch (error) {
    // An open quote: what stands before it still tells the delimiter.
    if (!(error instanceof ImportRefused)) throw error;
  }
  return rows.length === 0 ? null : { rows: rows.slice(0, LOOKED_AT), strayQuotes: parser.strayQuotes };
}

function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((leader, next) => (next[1] > leader[1] ? next : leader), [0, 0])[0] ?? 0;
}
