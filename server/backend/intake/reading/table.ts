import type { ReadLimits } from "./limits";

/** One row with content. */
export interface Row {
  /** As a spreadsheet counts: header and blank rows too, the first is 1; a line break in a cell does not count. */
  number: number;
  /** As written, not trimmed. At least as many as the header has; more when the row has content beyond it. */
  cells: string[];
  /** Columns (0-based) whose cell is a formula; the cell holds its last computed value. Workbooks only. */
  formulas?: number[];
}

export interface HeaderCandidate {
  row: number;
  cells: string[];
  score: number;
}

export interface Table {
  format: "csv" | "xlsx" | "geojson";
  /** Of a text file. Plain ASCII counts as UTF-8 until a later character shows otherwise, so read it at the end. */
  readonly encoding: string | null;
  /** Of a text file; null when it has one column. */
  delimiter: string | null;
  /** Visible sheets of a workbook, in its order, and the one that was read. */
  sheetNames: string[];
  sheet: string | null;
  /** Trimmed, blanks and line breaks joined; "" where a column with content has no name. */
  header: string[];
  /** 0 when the caller said there is none, or took none for an answer: the columns are then called A, B, C. */
  headerRow: number;
  /** Rows that may be the header, likeliest first, for a person to choose from. */
  headerCandidates: HeaderCandidate[];
  /** The first rows below the header. They come again in `rows`. */
  sample: Row[];
  /** Can be gone through once. Throws ImportRefused at the row that breaks a limit. Leaving early closes the file. */
  rows: AsyncIterable<Row>;
  /** For a caller that does not go through the rows. */
  close(): Promise<void>;
}

export interface ReadOptions {
  fileName?: string;
  limits?: Partial<ReadLimits>;
  /** By name; the first visible sheet with content otherwise. */
  sheet?: string;
  /** The row of the header; 0 for none. */
  headerRow?: number;
  /** Where no row looks like the header: whether the file is read as one that has none, with the header row 0, instead of refused. */
  orNone?: boolean;
  /** An encoding label, such as "gbk", instead of what the bytes suggest. */
  encoding?: string;
  delimiter?: string;
  /** Whether a text is a known column title. It decides between rows and delimiters that are otherwise alike. */
  recognises?: (title: string) => boolean;
}
