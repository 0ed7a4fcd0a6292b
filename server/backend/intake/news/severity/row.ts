import type { SeverityInputs } from "../../../platform/db/shapes/raw-event";
import type { PhraseTable } from "../amounts/amount";
import type { Patterns } from "../lexicon/compile-lexicon";

export type Measure = keyof Pick<
  SeverityInputs,
  "dead" | "injured" | "missing" | "evacuated" | "employeesAffected" | "areaHectares" | "stopDays" | "loss"
>;

/** Words that say what an amount in their sentence measures. Patterns are written as in the lexicon. */
export interface SeverityRow extends Patterns {
  id: string;
  /** Null: the words say that a number takes the place of an earlier one ("rises to"). */
  measure: Measure | null;
  any: readonly string[];
  /** One of these has to stand in the same sentence, at most so many words from one of `any`. */
  near?: { any: readonly string[]; within: number };
  /** Only "nobody" and "no" count: "no casualties" says of both dead and injured what "12 casualties" says of neither. */
  onlyNone?: true;
  /** Nothing but the number has to stand beside it: "500 layoffs", where "cuts 500" needs "jobs". */
  bare?: true;
}

/** Whom or what a number counts, by the noun behind it. Workers are people and may be jobs. */
export type Noun = "people" | "workers" | "jobs";

/** What one language's amounts are told in. All words are folded. */
export interface SeverityWords {
  version: number;
  rows: readonly SeverityRow[];
  nouns: PhraseTable<Noun>;
  /** Ends of compounds that name people. */
  peopleEndings: readonly string[];
  /** Days of one. */
  durations: PhraseTable<number>;
  /** Hectares of one. */
  areas: PhraseTable<number>;
  currencies: PhraseTable<string>;
  /** What "¥" and "$" stand for here. */
  symbols: Readonly<Record<string, string>>;
  /** Units of what is no severity: ages, lengths, times of the day. */
  otherUnits: PhraseTable<true>;
  /** Before a duration: it says when, not how long. Behind it likewise. */
  whenBefore: ReadonlySet<string>;
  whenAfter: ReadonlySet<string>;
  /** Before a duration: it does say how long, whatever stands behind it. */
  lasting: ReadonlySet<string>;
  /** May stand between a number and what was done to so many: "were", "about". */
  linking: ReadonlySet<string>;
  /** "No serious injuries" tells of injuries. */
  limiting: ReadonlySet<string>;
  /** Before the number that holds now: "to", "auf". */
  changedTo: ReadonlySet<string>;
}
