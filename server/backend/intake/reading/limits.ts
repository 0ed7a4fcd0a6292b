/** What one import may cost. Everything is counted while reading, so a file that lies about its size gains nothing. */
export interface ReadLimits {
  /** Bytes as sent. A workbook is held in memory when it comes as a stream, so it has its own bound. */
  bytes: number;
  workbookBytes: number;
  /** Rows with content below the header. */
  rows: number;
  columns: number;
  /** Of all rows together. */
  cells: number;
  /** Characters of one cell; what Excel itself allows. */
  cellLength: number;
  /** Of a workbook: entries, inflated bytes in all, inflated over packed bytes of one part, characters of all texts. */
  zipEntries: number;
  inflatedBytes: number;
  inflationRatio: number;
  sharedCharacters: number;
}

export const MOST_ROWS = 200_000;
const MEBIBYTE = 1024 * 1024;

export const DEFAULT_LIMITS: ReadLimits = {
  bytes: 200 * MEBIBYTE,
  workbookBytes: 50 * MEBIBYTE,
  rows: MOST_ROWS,
  columns: 500,
  cells: 10_000_000,
  cellLength: 32_767,
  zipEntries: 2_000,
  inflatedBytes: 800 * MEBIBYTE,
  inflationRatio: 200,
  sharedCharacters: 40_000_000,
};

/** The defaults with some replaced; the row limit never passes 200,000. */
export function limitsWith(changes: Partial<ReadLimits> = {}): ReadLimits {
  const limits = { ...DEFAULT_LIMITS, ...changes };
  return { ...limits, rows: Math.min(limits.rows, MOST_ROWS) };
}
