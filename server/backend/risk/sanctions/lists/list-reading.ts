import type { ListReader } from "../../../intake/lists/recognise";
import type { ListMapping } from "../../../platform/db/shapes/list-mapping";
import type { Problem } from "../../../platform/db/shapes/raw-event";
import type { ListFormat } from "./known-lists";
import type { ListReason } from "./list-refused";
import type { FileMapping } from "./mapping-for";
import type { OfacPart } from "./ofac-parts";

/** What the thread that reads a list is asked: of which list each file is, which column holds what, or all entries. Its sources are the files, in their order. */
export type ListReading =
  /** `titles` are those that somebody has named: they tell which line is the header. */
  | { ask: "files"; names: string[]; format: ListFormat; titles: string[] }
  | { ask: "readers"; names: string[] }
  | { ask: "mappings"; names: string[]; said: Partial<ListMapping>; before: ListMapping | null }
  | {
      ask: "entries";
      title: string;
      format: ListFormat;
      mappings: FileMapping[];
      names: string[];
      /** Of the last files, which part each is said to be; the others come before them. */
      parts: OfacPart[];
    };

export type ListRead =
  | { type: "readers"; readers: ListReader[] }
  | { type: "mappings"; mappings: FileMapping[] }
  | { type: "entries"; entries: ReadEntry[] }
  | { type: "files"; files: FoundFile[] }
  | { type: "refused"; message: string; reason: ListReason | null };

export interface FoundFile {
  name: string;
  /** Of OFAC's list, which of its files it is; null for none, and of every other list. */
  part: OfacPart | null;
  /** The titles of a table, in their order. */
  columns: string[];
}

/** An entry as `writeEntities` takes it with the number of its names beyond the first, or what is wrong with it. */
export type ReadEntry = { ok: true; id: string; json: string; aliases: number } | { ok: false; problem: Problem };
