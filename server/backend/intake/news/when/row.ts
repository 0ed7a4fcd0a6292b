import type { PhraseTable } from "../amounts/amount";

/** Days from the publication's: `days` one day, `week` and `month` a whole one. */
export type Relative = { days: number } | { week: number } | { month: number };

/** The words that a language tells time in, folded. */
export interface WhenWords {
  version: number;
  relative: PhraseTable<Relative>;
  /** 1 Monday to 7 Sunday. */
  weekdays: PhraseTable<number>;
  /** 1 to 12. */
  months: PhraseTable<number>;
  /** Days of one, after a number: "two weeks ago". */
  units: PhraseTable<number>;
  agoBefore: PhraseTable<true>;
  agoAfter: PhraseTable<true>;
  /** Right before or behind a weekday: the one before the publication, the one after it, the one of the week before or after. */
  last: ReadonlySet<string>;
  next: ReadonlySet<string>;
  lastWeek: ReadonlySet<string>;
  nextWeek: ReadonlySet<string>;
  /** Right before a day: it begins then and goes on. */
  from: PhraseTable<true>;
  /** Right before a day: it ends then. */
  until: PhraseTable<true>;
  /** Anywhere before a day in its sentence: the day is still to come. */
  future: PhraseTable<true>;
  /** Shortly before a day: it tells of something else ("founded", "since"). */
  background: ReadonlySet<string>;
  /** Right behind a day, at most two words between: the same, where a language says it there ("vor zehn Jahren gegründet", "三年前成立"). */
  backgroundBehind: PhraseTable<true>;
  /** Right before a weekday: part of a name ("Black Friday"). */
  names: ReadonlySet<string>;
  /** A name of a month counts only with a capital ("may", "march"). */
  capitals: boolean;
  /** Whether 12/11 is the 12th of November; English is written in both ways, so it is not read there. */
  dayFirst: boolean;
}
