import { withLegalForm } from "../invented-names";
import type { Random } from "../random";
import type { RealPlace } from "../real-places";
import { namePartsOf, REAL_WORDS } from "./data/name-parts";
import { tradeWord } from "./data/trade-words";

/** A company's name with its legal form, and as people call it. */
export interface CompanyName {
  full: string;
  short: string;
}

/** Names of companies that do not exist, as those of their country sound; none is given twice, and none whose word is in a `taken` one. */
export function createRegionalNamer(random: Random, taken: Iterable<string>) {
  const given = new Set<string>();
  const others = [...taken];
  return (trade: string, { country, city }: Pick<RealPlace, "country" | "city">): CompanyName => {
    const word = newWord(random, country, given, others);
    const activity = tradeWord(trade, country);
    const short = country === "CN" ? `${city} ${word} ${activity}` : `${word} ${activity}`;
    return { short, full: withForm(short, country) };
  };
}

/** A word for each company as long as there are any; then one with a second ending, as families of firms have it. */
function newWord(random: Random, country: string, given: Set<string>, taken: readonly string[]): string {
  const { beginnings, endings } = namePartsOf(country);
  for (let tries = 0; tries < 400; tries += 1) {
    const ending = random.pick(endings);
    const joint = /^\p{Lu}/u.test(ending) ? " " : "";
    const word = `${random.pick(beginnings)}${joint}${ending}`;
    if (given.has(word) || REAL_WORDS.has(word) || taken.some((name) => name.includes(word))) continue;
    given.add(word);
    return word;
  }
  throw new Error(`Names of ${country} have run out: give data/name-parts more of them`);
}

function withForm(name: string, country: string): string {
  const form = FORMS[country];
  return form ? `${name} ${form}` : withLegalForm(name, country);
}

/** Beside those of `invented-names`. */
const FORMS: Readonly<Record<string, string>> = {
  AE: "FZCO",
  AR: "S.A.",
  AU: "Pty Ltd",
  BG: "OOD",
  CA: "Inc.",
  CD: "SARL",
  CI: "SARL",
  DK: "ApS",
  EC: "S.A.",
  GT: "S.A.",
  KZ: "TOO",
  MD: "S.R.L.",
  MG: "SARL",
  PH: "Inc.",
  RS: "d.o.o.",
  SI: "d.o.o.",
  TN: "SARL",
  UA: "TOV",
  UZ: "MChJ",
};
