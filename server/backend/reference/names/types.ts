/** A thing that bears a name. "other" is a vessel, an aircraft; "unknown" is compared as an organization. */
export type EntityKind = "organization" | "person" | "other" | "unknown";

/** A number or code in a register, tax, passport or ship system; scheme as the source words it, "" when it does not say. */
export interface Identifier {
  scheme: string;
  value: string;
}

export interface NamedEntity {
  name: string;
  kind?: EntityKind;
  aliases?: readonly string[];
  /** Aliases that the source itself calls weak: nicknames, bare acronyms, noms de guerre. */
  weakAliases?: readonly string[];
  /** ISO 3166-1 alpha-2, any case: seat, nationality, address. Empty or absent means not known. */
  countries?: readonly string[];
  identifiers?: readonly Identifier[];
  /** Birth or registration: `1971`, `1971-05` or `1971-05-30`. Anything else is left out. */
  dates?: readonly string[];
}

export interface ListedEntity extends NamedEntity {
  id: string;
}

export type ReasonFeature =
  | "name"
  | "alias"
  | "weak-alias"
  | "words-missing"
  | "words-differ"
  | "number-differs"
  | "misspelt"
  | "transliterated"
  | "abbreviated"
  | "translated"
  | "initial"
  | "acronym"
  | "joined"
  | "reordered"
  | "legal-form"
  | "kind"
  | "country"
  | "date"
  | "identifier";

/** What one feature adds to the score or takes from it. The contributions of all reasons sum up to the score. */
export interface Reason {
  feature: ReasonFeature;
  contribution: number;
  /** What was compared, as written in query and candidate: words, alias, countries, dates, identifiers. */
  query: string;
  candidate: string;
}

export interface MatchResult {
  /** 0 to 1. */
  score: number;
  /** The name of the candidate that matched best, as the list writes it. */
  matchedName: string;
  reasons: Reason[];
}

export interface Candidate extends MatchResult {
  id: string;
  verdict: "match" | "review";
}
