/**
 * Every weight and threshold of name matching: one typed object, so that a rule-register row can carry it.
 * The reasoning for each stands in docs/matching.md; the figures were set on the tuning half of the bench.
 */
export interface MatchSettings {
  /** A score from here on is a match; from `review` on, a person should look; below, nothing is shown. */
  thresholds: { match: number; review: number };
  /** How much a word counts, by what it is; rarity in the list scales it further. */
  wordWeights: {
    distinctive: number;
    generic: number;
    place: number;
    stop: number;
    particle: number;
    number: number;
    initial: number;
  };
  /** Rarity scales a word's weight between `floor` (in every name) and 1 (in one name). */
  rarity: { floor: number; slope: number };
  organization: NameSettings;
  person: NameSettings;
  similarity: {
    /** Two words closer than this are held to be one word, spelled differently. */
    minimum: number;
    /** What one edit costs in relation to the longer word's length. */
    editCost: number;
    /** The same for edits between sounds, where vowels and kindred consonants already count half. */
    heardCost: number;
    transliterated: number;
    /** At most, for words of up to four letters in organizations' names that only sound or look alike. */
    shortAlike: number;
    abbreviated: number;
    translated: number;
    /** The same first name in another language, or its short form. */
    firstName: number;
    /** A person's word that the other's only begins with: "Kamchi" for Kamchybek, but also Ivan for Ivanov. */
    begins: number;
    joined: number;
    initial: number;
    /** By length of the acronym: up to 3 letters, then 4 and more. */
    shortAcronym: number;
    acronym: number;
  };
  deductions: {
    weakAlias: number;
    legalFormDiffers: number;
    legalFormMissing: number;
    reordered: number;
    numberDiffers: number;
    /** One word in common, of a person with several. */
    singleName: number;
  };
  /** Factors on the score, and shares of the gap to 1 that an agreement closes. */
  context: {
    countryConflict: number;
    countryAgrees: number;
    dateConflict: number;
    dateNear: number;
    dateAgrees: number;
    kindConflict: number;
    identifierConflict: number;
    /** The score that an equal identifier guarantees. */
    identifierEqual: number;
    /** Agreement counts only from this name score on: a shared country makes no name out of none. */
    agreementFrom: number;
  };
  /** Candidates scored in full per screening. */
  candidateLimit: number;
}

export interface NameSettings {
  /** Exponent on the part of the shorter name that is found: above 1, a word that differs weighs more. */
  differing: number;
  /** How much of the score the words cost that only the longer name has. */
  missing: number;
  /** Factor on the weight of words that many share, and of places, when each name has its own: Trading is not Holding. */
  contradiction: number;
}

export const MATCH_SETTINGS: MatchSettings = {
  thresholds: { match: 0.8, review: 0.65 },
  wordWeights: { distinctive: 1, generic: 0.5, place: 0.7, stop: 0.03, particle: 0.08, number: 0.6, initial: 0.3 },
  rarity: { floor: 0.4, slope: 1.45 },
  organization: { differing: 1.15, missing: 0.45, contradiction: 2.3 },
  person: { differing: 1.1, missing: 0.33, contradiction: 1 },
  similarity: {
    minimum: 0.72,
    editCost: 1,
    heardCost: 0.9,
    transliterated: 0.98,
    shortAlike: 0.8,
    abbreviated: 0.97,
    translated: 0.95,
    firstName: 0.88,
    begins: 0.78,
    joined: 0.98,
    initial: 0.82,
    shortAcronym: 0.72,
    acronym: 0.86,
  },
  deductions: {
    weakAlias: 0.04,
    legalFormDiffers: 0.03,
    legalFormMissing: 0.01,
    reordered: 0.02,
    numberDiffers: 0.15,
    singleName: 0.15,
  },
  context: {
    countryConflict: 0.78,
    countryAgrees: 0.2,
    dateConflict: 0.78,
    dateNear: 0.93,
    dateAgrees: 0.3,
    kindConflict: 0.75,
    identifierConflict: 0.85,
    identifierEqual: 0.97,
    agreementFrom: 0.6,
  },
  candidateLimit: 60,
};
