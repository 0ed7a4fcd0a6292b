import { createRequire } from "node:module";
import { AMBIGUOUS_SPELLINGS, COMMON_SPELLINGS, OTHER_CODES } from "./common-spellings";
import { spellingKey } from "./spelling";
import { withoutStateForm } from "./state-form";

export interface CountryIndex {
  /** Spelling key → ISO 3166-1 alpha-2. */
  names: ReadonlyMap<string, string>;
  /** Spelling keys that more than one country answers to. */
  shared: ReadonlySet<string>;
  /** The same for names in further languages that nothing above contradicts; a slip of the pen is not looked for among them. */
  elsewhere: ReadonlyMap<string, string>;
  /** Upper-case alpha-2, alpha-3, three digits and a few other codes → alpha-2. */
  codes: ReadonlyMap<string, string>;
}

/** Built on first use and kept: about 1,500 spellings, and three times as many of further languages. */
export function countryIndex(): CountryIndex {
  if (built === undefined) {
    const known = buildNames();
    built = { ...known, elsewhere: buildElsewhere(known), codes: buildCodes() };
  }
  return built;
}

let built: CountryIndex | undefined;

// Loaded at run time rather than imported: the package's own entry registers eighty languages, and four are needed.
const load = createRequire(import.meta.url);
const LANGUAGES = ["en", "de", "fr", "zh"];
/** Not Romanian: it calls Colombia "Columbia". */
const FURTHER_LANGUAGES = [
  ...["es", "it", "pt", "pl", "tr", "nl", "cs", "sv", "da"],
  ...["ru", "uk", "ja", "ko", "vi", "id", "th", "hu", "sk", "bg", "el", "fi", "ar"],
];

function buildNames(): Pick<CountryIndex, "names" | "shared"> {
  const names = new Map<string, string>();
  const shared = new Set(AMBIGUOUS_SPELLINGS.map(spellingKey));
  for (const [iso2, spelling] of allNames(LANGUAGES)) {
    const key = spellingKey(spelling);
    if (names.has(key) && names.get(key) !== iso2) shared.add(key);
    names.set(key, iso2);
  }
  // What the table here says goes before the package: it is where an overlap was decided.
  for (const [iso2, spellings] of Object.entries(COMMON_SPELLINGS)) {
    for (const spelling of spellings.split("|")) {
      const key = spellingKey(spelling);
      shared.delete(key);
      names.set(key, iso2);
    }
  }
  for (const key of shared) names.delete(key);
  for (const [key, iso2] of [...names]) {
    const core = withoutStateForm(key);
    if (core !== null && !names.has(core) && !shared.has(core)) names.set(core, iso2);
  }
  return { names, shared };
}

function buildElsewhere({ names, shared }: Pick<CountryIndex, "names" | "shared">): Map<string, string> {
  const elsewhere = new Map<string, string>();
  const contradicted = new Set<string>();
  for (const [iso2, spelling] of allNames(FURTHER_LANGUAGES)) {
    const key = spellingKey(spelling);
    if (names.has(key) || shared.has(key)) continue;
    if ((elsewhere.get(key) ?? iso2) !== iso2) contradicted.add(key);
    elsewhere.set(key, iso2);
  }
  for (const key of contradicted) elsewhere.delete(key);
  return elsewhere;
}

function* allNames(languages: readonly string[]): Generator<[iso2: string, spelling: string]> {
  for (const language of languages) {
    const { countries } = load(`i18n-iso-countries/langs/${language}.json`) as {
      countries: Record<string, string | string[]>;
    };
    for (const [iso2, spellings] of Object.entries(countries)) {
      for (const spelling of [spellings].flat()) yield [iso2, spelling];
    }
  }
}

function buildCodes(): Map<string, string> {
  const table = load("i18n-iso-countries/codes.json") as [alpha2: string, alpha3: string, numeric: string][];
  const codes = new Map<string, string>(Object.entries(OTHER_CODES));
  for (const [alpha2, alpha3, numeric] of table) {
    for (const code of [alpha2, alpha3, numeric]) codes.set(code, alpha2);
  }
  return codes;
}
