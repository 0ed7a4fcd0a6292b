/** What one language's texts put around names, as its author writes it: words with blanks between them, phrases with commas. */
export interface WrittenRows {
  /** Grows with any change of what is found. */
  version: number;
  /** Who stands behind one of these is not whom it happened to: "supplier of". */
  before: string;
  /** Nor who stands before one of these: "Apple supplier …". */
  after: string;
  /** May stand between such a phrase and the name: articles, adjectives. */
  fillers: string;
  /** "said Jane Doe of …": who speaks, where `of` follows within a few words. */
  speaking: string;
  of: string;
  /** What stands behind one of these, seen from the evidence, is another clause's: "while". */
  contrast: string;
  /** Ends of words for what a company is: "carmaker", "Autozulieferer". */
  companies: string;
  /** Who is called one of these is a person. */
  titles: string;
  /** Articles, prepositions, days, months: with a capital at the beginning of a sentence, never a part of the name after it. */
  small: string;
  /** Other words that alone name no company: things, authorities, agencies, places, adjectives of countries. */
  ordinary: string;
  /** Who acts in news and is no company, where it begins a sentence by itself: "Regulator warns of …", "Migrant workers …". */
  alone?: string;
  /** What an authority is called by, where its field follows: "Office of Foreign Assets Control". */
  offices?: string;
  /** With what the name of an authority ends: "Environment Agency". Phrases; of one word where others stand before it. */
  authorities?: string;
  /** Ordinary, too, but before other words a part of the name: "Boston Scientific". */
  regions?: string;
  /** Companies whose names are made of words that are otherwise none: "General Motors". Phrases. */
  known?: string;
  /** What befalls companies: in a headline of capitals their name begins behind it. */
  befalls?: string;
  /** What companies do: who stands right before it at the beginning of a clause is one. */
  verbs: string;
  /** What follows one of these is a place. */
  places: string;
  /** What a company has: "workers", "Beschäftigte". */
  belongings: string;
}
