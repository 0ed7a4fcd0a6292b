import { createRequire } from "node:module";
import { beginningOf, runKey } from "../../../reference/geo/gazetteer/run-key";
import { readWords } from "../lexicon/words";
import { COUNTRY_ROWS } from "./country-rows";

export interface CountryWord {
  iso2: string;
  /** "Germany" is where, "German" may be whose. */
  adjective: boolean;
  /** "polish" is a verb: only as it is written with a capital, or only without as German and French adjectives are. */
  written: "capital" | "small";
  /** Only in a text of this language: "Island" is Iceland in German. */
  language: string | null;
}

/** What a run of folded words, as a key of run-key.ts, says of a country; of a territory too. `capital`: it is written with one. */
export function countryWord(key: string, language: string, capital: boolean): CountryWord | null {
  words ??= build();
  const fits = (word: CountryWord): boolean =>
    (word.language === null || word.language === language) && (word.written === "capital") === capital;
  return words.get(key)?.find(fits) ?? null;
}

/** Whether any of these words begins so (`beginningOf`). */
export function beginsCountryWord(beginning: string): boolean {
  words ??= build();
  beginnings ??= new Set([...words.keys()].map(beginningOf));
  return beginnings.has(beginning);
}

let words: Map<string, CountryWord[]> | undefined;
let beginnings: Set<string> | undefined;
const load = createRequire(import.meta.url);
/** The four that are read, and those whose texts come with them. */
const LANGUAGES = ["en", "de", "fr", "zh", "es", "it", "pt", "nl", "tr", "ja", "pl"];
/** Words of one language that name a country in another, and names that are a state's or an island's, too. */
const IN_ONE_LANGUAGE: Readonly<Record<string, string>> = {
  island: "de",
  chili: "fr",
  argentine: "fr",
  salvador: "fr",
};
/** "Georgia" is chosen by what else is named; the rest are other things more often. */
const LEFT_OUT: ReadonlySet<string> = new Set(["georgia", "jersey", "sint maarten", "indian", "man", "saint martin"]);

function build(): Map<string, CountryWord[]> {
  const built = new Map<string, CountryWord[]>();
  const add: Add = (name, iso2, rest = {}) => {
    const key = keyOf(name);
    const known = built.get(key) ?? [];
    const language = rest.language ?? IN_ONE_LANGUAGE[key] ?? null;
    // The table's own rows come first: what a package adds to them is another country of that name.
    if (key.length < 2 || LEFT_OUT.has(key) || known.some((one) => one.adjective === (rest.adjective ?? false))) return;
    built.set(key, [...known, { iso2, adjective: false, written: "capital", ...rest, language }]);
  };
  for (const row of COUNTRY_ROWS.trim().split("\n")) addRow(row, add);
  for (const language of LANGUAGES) {
    const { countries } = load(`i18n-iso-countries/langs/${language}.json`) as {
      countries: Record<string, string | string[]>;
    };
    for (const [iso2, names] of Object.entries(countries)) for (const name of [names].flat()) add(name, iso2);
  }
  return built;
}

type Add = (name: string, iso2: string, rest?: Partial<CountryWord>) => void;

function addRow(row: string, add: Add): void {
  const [iso2 = "", rest = ""] = row.split(/: (.*)/);
  const [names = [], english = [], german = [], french = []] = rest.split("|").map(listOf);
  for (const name of names) add(name, iso2);
  for (const name of english) add(name, iso2, { adjective: true, language: "en" });
  for (const stem of german)
    for (const ending of ["", "e", "em", "en", "er", "es"])
      add(stem + ending, iso2, { adjective: true, written: "small", language: "de" });
  for (const form of french) add(form, iso2, { adjective: true, written: "small", language: "fr" });
}

const listOf = (list: string): string[] =>
  list
    .split(", ")
    .map((name) => name.trim())
    .filter(Boolean);

const keyOf = (name: string): string => runKey(readWords(name, 100).folded);
