import type { ImportKind } from "~/backend/contract/import-kinds";
import type { ImportRefused, RefusalCode } from "../../reading/import-refused";
import type { ReadOptions, Table } from "../../reading/table";
import type { ColumnGuess } from "../mapping/guess-mapping";
import type { PlaceFinding } from "../places/row-places";
import type { ChosenColumns } from "./import-options";
import type { RowRemark } from "./remark-rows";
import type { Finding } from "./repetitions";

/** What the thread that reads a file is asked: the file by its path, or as its only source. */
export interface FileToRead {
  /** Suppliers unless said. */
  kind?: ImportKind;
  /** The day on which the file was sent, for what holds from then on. */
  today?: string;
  path: string | null;
  options: Pick<ReadOptions, "fileName" | "sheet" | "headerRow" | "encoding" | "delimiter">;
  chosen: ChosenColumns;
  /**
   * For whoever can say what the columns of a file without titles are: what is there is answered before the file is refused for them. `like` is
   * what somebody said of a file like it, by which it is read. Absent: such a file is refused at once.
   */
  untitled?: { like: LikeColumns | null };
}

/** What was said of a file without titles, and how many columns it had. */
export interface LikeColumns {
  columns: number;
  chosen: ChosenColumns;
}

/** What it answers, in this order: the table once (of a file that is refused for its columns, too; `like` is what it was read by where nobody said it of this one), its rows as `storeRows` takes them, and which of them say the same; or that the file is refused. */
export type FileRead =
  | { type: "table"; table: TableFound; columns: ShownColumn[]; like: ChosenColumns | null }
  | { type: "rows"; count: number; rows: string }
  | { type: "repetitions"; findings: Finding[] }
  | { type: "places"; findings: PlaceFinding[] }
  | { type: "remarks"; remarks: RowRemark[] }
  | { type: "refused"; code: RefusalCode; details: Pick<ImportRefused, "row" | "column" | "params"> };

/** A column with some of its values, for the person who says what it means. */
export type ShownColumn = ColumnGuess & { samples: string[] };

/** What the file turned out to be. */
export type TableFound = Pick<Table, "format" | "encoding" | "delimiter" | "sheet" | "sheetNames" | "headerRow">;
