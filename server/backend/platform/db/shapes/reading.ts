import type { RawOrganization, RawPlace, SeverityInputs } from "./raw-event";

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
  /** `source`: it says so of everything that it tells. */
  by: "lexicon" | "classifier" | "grammar" | "names" | "gazetteer" | "person" | "source";
  /** What found it: `name@version#row`, such as `reading-lexicon.en@1#strike-1`. */
  rule: string;
  /** Probability between 0 and 1, where it is known. */
  p: number | null;
  /** Null where it comes from the text as a whole. */
  span: Span | null;
}

/** `isDeep`: found after the title and the first two sentences, where background is told. */
export type TypeFinding<T extends string = string> = Finding<T> & { isDeep?: true };

/** What a text says about how far its event has come. */
export const STATUSES = ["planned", "threatened", "ongoing", "ended", "averted", "denied", "past"] as const;
export type EventStatus = (typeof STATUSES)[number];

/** `event` is published, `review` asks a person, `nothing` stays a piece of news. */
export const OUTCOMES = ["event", "review", "nothing"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The one rule or threshold that kept a text from being published, in the order in which they are asked. */
export const HOLDS = [
  "withdrawn",
  "old",
  "language",
  "no-evidence",
  "stopped",
  "past",
  "one-witness",
  "not-armed",
  "breaker",
  "type-breaker",
  "judged",
] as const;
export type Hold = (typeof HOLDS)[number];

/** What reading made of a text, part by part, each with what it rests on (design 40). */
export interface Reading {
  /** The rules and the model that read it, such as `reading-lexicon.en@1 reading-model@40be62d65535344e`. */
  reader: string;
  /** BCP 47; null where nobody knows. */
  language: { tag: string | null; by: "source" | "detected" };
  /** Event types, at most three, the leading one first. */
  types: TypeFinding[];
  /** What the second witness says of the leading type; null where it knows nothing of it. */
  second: Finding<string> | null;
  status: Finding<EventStatus> | null;
  when: Finding<{ from: string; to: string | null }> | null;
  severity: Finding<SeverityInputs>[];
  subjects: Finding<RawOrganization>[];
  bystanders: Finding<RawOrganization>[];
  /** `point`: of a town, beside its name. */
  places: (Finding<RawPlace> & { point: { lat: number; lon: number; precision: "town" | "county" } | null })[];
  /** Why it tells of no event: its frame, or another meaning of a word. */
  stopped: Finding<string> | null;
  outcome: Outcome;
  heldBy: Hold | null;
  /** How another reader had read it before, where this one changed its type or what became of it. */
  was?: { reader: string; type: string | null; outcome: Outcome };
  /** What the rules had read, where people agree on something else. */
  asRead?: Pick<Reading, "types" | "second" | "stopped" | "outcome" | "heldBy">;
  /** What earlier readers had read the same text as; empty for no type. */
  readAs?: string[];
}
