import type { EventStatus } from "./reading";

/** Words of which one has to stand within so many words of the evidence. */
export interface Nearby {
  any: string[];
  within: number;
}

/** What a customer's row of the lexicon looks for, as `intake/news/lexicon/pattern.ts` reads its words. */
export interface OwnRow {
  any: string[];
  near: Nearby | null;
  before: Nearby | null;
  not: string[];
  /** The title, and the first two sentences below it. */
  fields: ("title" | "lead")[];
  /** What its words say about how far the event has come; null: nothing. */
  status: EventStatus | null;
  /** Texts that it has to find, and texts that it must not find. */
  match: string[];
  no: string[];
}
