import type { TypeFinding as StoredTypeFinding } from "../../platform/db/shapes/reading";
import type { EventTypeId } from "../../reference/catalogue/event-types";

export type { EventStatus, Field, Finding, Span } from "../../platform/db/shapes/reading";

/** What reading is given of one item. */
export interface NewsText {
  title: string;
  extract: string;
  body: string;
}

export type TypeFinding = StoredTypeFinding<EventTypeId>;
