import type { EventTypeId } from "../../reference/catalogue/event-types";

/** The parts of a text that reading looks at, in reading order. `body` is never stored. */
export type Field = "title" | "extract" | "body";

/** Where in a text something stands: UTF-16 offsets into that field, `end` exclusive. */
export interface Span {
  field: Field;
  start: number;
  end: number;
  /** What stands there, at most 150 characters. */
  quote: string;
}

export interface Finding<T> {
  value: T;
  by: "lexicon" | "classifier" | "grammar" | "names" | "gazetteer" | "person";
  /** What found it: `name@version#row`, such as `reading-lexicon.en@1#strike-1`. */
  rule: string;
  /** Probability between 0 and 1, where it is known. */
  p: number | null;
  /** Null where it comes from the text as a whole. */
  span: Span | null;
}

/** What a text says about how far its event has come. */
export const STATUSES = ["planned", "threatened", "ongoing", "ended", "averted", "denied", "past"] as const;
export type EventStatus = (typeof STATUSES)[number];

/** What reading is given of one item. */
export interface NewsText {
  title: string;
  extract: string;
  body: string;
}

export type TypeFinding = Finding<EventTypeId>;
