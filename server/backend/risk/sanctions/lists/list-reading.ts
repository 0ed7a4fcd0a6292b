import type { ListMapping } from "../../../platform/db/shapes/list-mapping";
import type { Problem } from "../../../platform/db/shapes/raw-event";
import type { ListFormat } from "./known-lists";
import type { OfacPart } from "./ofac-parts";

/** What the thread that reads a list is asked: which column holds what, or all entries. Its sources are the files, in their order. */
export type ListReading =
  | { ask: "mapping"; name: string; said: Partial<ListMapping>; before: ListMapping | null }
  | {
      ask: "entries";
      title: string;
      format: ListFormat;
      mapping: ListMapping | null;
      names: string[];
      /** Of the last files, which part each is said to be; the others come before them. */
      parts: OfacPart[];
    };

export type ListRead =
  | { type: "mapping"; mapping: ListMapping }
  | { type: "entries"; entries: ReadEntry[] }
  | { type: "refused"; message: string };

/** An entry as `writeEntities` takes it, or what is wrong with it. */
export type ReadEntry = { ok: true; id: string; json: string } | { ok: false; problem: Problem };
