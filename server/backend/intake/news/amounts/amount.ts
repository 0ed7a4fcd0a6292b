/** How many, as a text says it. A number told exactly has neither `to` nor `atLeast`. */
export interface Amount {
  from: number;
  /** The upper end of a range ("20 to 30"); null where none is told. */
  to: number | null;
  /** "More than 20", "dozens": it may be any more. */
  atLeast?: true;
}

/** An amount and the words that it stands in, both inclusive. */
export interface FoundAmount {
  amount: Amount;
  first: number;
  last: number;
  /**
   * `article`: "a", "ein", "un", which count only right before what they count. `none`: "nobody", which may stand apart from what
   * did not happen. `no`: "no", "keine", which belong to the next noun.
   */
  kind: "number" | "article" | "none" | "no";
  /** Letters written onto the digits: the "m" of "$5m", the "ha" of "12ha". */
  suffix: string;
  /** The two ends of a range are parted by a word such as "to", which may also part what was from what is. */
  byWord: boolean;
}

/** How a language writes numbers. Phrases are words as `readWords` folds them. */
export interface NumberGrammar {
  /** Characters between groups of three digits, and the one before a fraction. */
  thousands: string;
  decimal: string;
  numbers: PhraseTable<number>;
  /** What the number before is multiplied by. Below `bigFrom` it belongs to a group ("three hundred thousand"), from it on it ends one. */
  scales: PhraseTable<number>;
  bigFrom: number;
  /** Scales that are a number without one before them: "hundert", "mille", "十". */
  loneScales: ReadonlySet<string>;
  /** Between a hundred and the rest: "two hundred and five". */
  and: ReadonlySet<string>;
  articles: ReadonlySet<string>;
  vague: PhraseTable<Amount>;
  none: PhraseTable<true>;
  no: PhraseTable<true>;
  moreBefore: PhraseTable<true>;
  moreAfter: PhraseTable<true>;
  /** "between" and its "and". */
  between: ReadonlySet<string>;
  betweenAnd: ReadonlySet<string>;
  to: ReadonlySet<string>;
  percent: PhraseTable<true>;
  percentBefore: PhraseTable<true>;
  /** What makes the number behind it an ordinal or a date: "第", "周". */
  ordinalBefore: ReadonlySet<string>;
  /** Written onto digits they make an ordinal: "5th". */
  ordinalSuffixes: ReadonlySet<string>;
  /** Whether a dot and a space behind digits within a sentence make an ordinal: "am 5. Tag". */
  ordinalDot: boolean;
  /** Where numerals are also parts of other words: what has to follow one that is not written in digits. */
  followedBy: ReadonlySet<string> | null;
}

/** Phrases by their first word, the longest first. */
export type PhraseTable<T> = ReadonlyMap<string, readonly { words: readonly string[]; value: T }[]>;
