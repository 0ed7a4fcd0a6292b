import type { Database, Tx } from "../../../platform/db/database";
import type { RowDecision, Seen } from "../run/decide-row";
import type { RowsDecision } from "../run/decide-rows";
import type { ImportKey } from "../run/import-key";
import type { Import } from "../run/import-steps";
import type { UndoPreview } from "../run/preview-targets";
import type { RowsBeside } from "../run/rows-beside";

/** What a kind of import brings for its steps behind the file: comparing, deciding, applying and undoing. Reading it is a `FileKind`. */
export interface ImportKind {
  /** Sees rows already while the file is read; a kind without it sees them all in `compare`. */
  beside?(database: Database, key: ImportKey): RowsBeside;
  /** Says of each row in the state `create` what becomes of it beside what is there, and decides as a person decided before. */
  compare(database: Database, key: ImportKey, run: ReadRun): Promise<void>;
  /** Rows by how well their place is known; empty where they have none. */
  countPlaces(tx: Tx, key: ImportKey): Promise<Record<string, number>>;
  /** A person says what becomes of a row, which is remembered. Throws `Refusal` 404, 409 and 422. */
  decide(tx: Tx, key: ImportKey, row: number, decided: RowDecision, by: DecidedBy): Promise<Decided>;
  /** The same for all rows that wait and can become that; answers how many they were. What they were is kept, see `before-image.ts`. */
  decideAll(tx: Tx, key: ImportKey, decided: RowsDecision, userId: number | null): Promise<number>;
  /** Rows that what happened since they were read has overtaken wait for a person again; answers how many. They are of the import's next revision. */
  letOvertakenWait?(tx: Tx, key: ImportKey): Promise<number>;
  /** Takes in the rows in the states `create` and `join`, all or none. */
  takeIn(tx: Tx, key: ImportKey, run: ApplyRun): Promise<TakenIn>;
  /** Takes back what was not changed since. */
  takeBack(tx: Tx, key: ImportKey, undone: Import): Promise<{ removed: number; kept: number }>;
  /** What `takeBack` would do now. */
  previewTakeBack(tx: Tx, key: ImportKey): Promise<UndoPreview>;
}

export interface ReadRun {
  /** Of the run, for its writes. */
  version: number;
  /** Rows of the file. */
  total: number;
  /** What the kind's `beside` has answered. */
  beside: RowsBeside | null;
}

export interface Decided {
  /** The row's state until then. */
  before: string;
  /** How many other rows of the file were decided with it, for they say the same of whom they are; 0 unless said. */
  same?: number;
}

export interface DecidedBy {
  userId: number | null;
  /** How the person saw the row. */
  seen: Seen;
}

export interface ApplyRun {
  begun: Import;
  /** Null where nobody in particular applies it. */
  userId: number | null;
  /** Hears of rows that are done, and of how many there are in all. */
  report(done: number, total?: number): Promise<void>;
}

export interface TakenIn {
  /** Rows. */
  total: number;
  /** Kept with the import's options, such as a collection that was made. */
  options: object;
  /** For the ledger. */
  told: object;
}
