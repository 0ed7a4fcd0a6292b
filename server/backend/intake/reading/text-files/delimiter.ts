import { ImportRefused } from "../import-refused";
import { withBudget } from "../recognise";
import type { Row } from "../table";
import { RecordParser } from "./record-parser";

const DELIMITERS = [",", ";", "\t", "|"];
const LOOKED_AT = 100;
/** Rows in which titles are looked for. */
const TITLES_WITHIN = 30;
/** Texts that are asked about at all, under all delimiters together: asking costs a comparison with every title there is. */
const MOST_ASKED = 3_000;
/** Wider than any list: what goes beyond it tells nothing more, and is refused by whoever reads the rows. */
const MOST_COLUMNS = 1_000;

/**
 * The delimiter under which the rows are most alike and the titles best known; null for one column.
 * `complete` says that the text is the whole file, so that its last line is whole as well.
 */
export function sniffDelimiter(text: string, complete: boolean, recognises: (title: string) => boolean): string | null {
  const known = withBudget(recognises, MOST_ASKED);
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, score: score(text, complete, delimiter, known) }));
  const best = scored.reduce((leader, next) => (next.score > leader.score ? next : leader));
  return best.score > 0 ? best.delimiter : null;
}

/** Excel's own first line "sep=;". */
export function declaredDelimiter(text: string): string | null {
  return /^"?sep=([,;\t|])"?\r?\n/i.exec(text)?.[1] ?? null;
}

/** Of a first row that goes beyond all columns: enough to be chosen where nothing else fits, so that the file is refused for that. */
const TOO_WIDE = 1e-6;

function score(text: string, complete: boolean, delimiter: string, recognises: (title: string) => boolean): number {
  const parsed = parse(text, complete, delimiter);
  if (parsed === null) return 0;
  const { rows, strayQuotes, isTooWide } = parsed;
  if (rows.length === 0) return isTooWide ? TOO_WIDE : 0;
  const widths = rows.map(({ cells }) => cells.length);
  const usual = mostFrequent(widths);
  if (usual < 2) return 0;
  const alike = widths.filter((width) => width === usual).length / widths.length;
  const known = Math.max(...rows.slice(0, TITLES_WITHIN).map(({ cells }) => cells.filter(recognises).length));
  return (alike ** 2 * Math.log2(1 + usual) + known) * 0.5 ** Math.min(20, strayQuotes);
}

const LIMITS = { cellLength: Number.POSITIVE_INFINITY, columns: MOST_COLUMNS };

interface Parsed {
  rows: Row[];
  strayQuotes: number;
  isTooWide: boolean;
}

function parse(text: string, complete: boolean, delimiter: string): Parsed | null {
  const parser = new RecordParser(delimiter, LIMITS);
  const rows: Row[] = [];
  let isTooWide = false;
  try {
    // In pieces: what stands before the row that is too wide still tells the delimiter.
    const plain = text.replaceAll("\0", "");
    for (let at = 0; at < plain.length && rows.length < LOOKED_AT; at += PIECE) {
      rows.push(...parser.push(plain.slice(at, at + PIECE)));
    }
    if (complete || rows.length === 0) rows.push(...parser.end());
  } catch (error) {
    // An open quote, as well.
    if (!(error instanceof ImportRefused)) throw error;
    isTooWide = error.code === "tooManyColumns";
  }
  if (rows.length === 0 && !isTooWide) return null;
  return { rows: rows.slice(0, LOOKED_AT), strayQuotes: parser.strayQuotes, isTooWide };
}

const PIECE = 4096;

function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((leader, next) => (next[1] > leader[1] ? next : leader), [0, 0])[0] ?? 0;
}
