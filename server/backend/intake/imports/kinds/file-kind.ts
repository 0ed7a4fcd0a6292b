import type { Row } from "../../reading/table";
import type { Mapping } from "../mapping/fields";
import type { Vocabulary } from "../mapping/vocabulary";
import type { FileRead } from "../run/file-reading";
import type { RowRead } from "../run/row-json";

/** What a kind of file brings for reading it; runs in a thread, with no database. */
export interface FileKind {
  words: Vocabulary;
  reader(file: FileOfKind): RowsReader;
}

/** A file whose columns are known. */
export interface FileOfKind {
  header: readonly string[];
  mapping: Mapping;
  /** The first rows. */
  sample: readonly Pick<Row, "cells">[];
  /** The day on which it was sent, `YYYY-MM-DD`. */
  today: string;
}

export interface RowsReader {
  /** Each row once, in the order of the file. */
  read(row: Row): RowRead;
  /** What is known after the last row: which say the same, and what is wrong with them together. */
  after(): Iterable<FileRead> | AsyncIterable<FileRead>;
}
