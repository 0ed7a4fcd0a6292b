import { countriesIn } from "./countries";
import { LANGUAGE_TAGS } from "./languages";

/** Other ways in which people write countries, beside their codes and their names in our languages. */
const ALSO: Record<string, string> = {
  ...{
    usa: "US",
    america: "US",
    amerika: "US",
    "united states of america": "US",
    "vereinigte staaten von amerika": "US",
  },
  ...{
    uk: "GB",
    "great britain": "GB",
    grossbritannien: "GB",
    "grande bretagne": "GB",
    england: "GB",
    angleterre: "GB",
  },
  ...{ uae: "AE", vae: "AE", eau: "AE", prc: "CN", holland: "NL", hollande: "NL", "russian federation": "RU" },
  ...{ "czech republic": "CZ", "tschechische republik": "CZ", "republique tcheque": "CZ", "slovak republic": "SK" },
  ...{ turkey: "TR", burma: "MM", birma: "MM", birmanie: "MM", myanmar: "MM", swaziland: "SZ", swasiland: "SZ" },
  ...{
    macedonia: "MK",
    mazedonien: "MK",
    macedoine: "MK",
    weissrussland: "BY",
    belarus: "BY",
    moldawien: "MD",
    moldau: "MD",
  },
  ...{ "ivory coast": "CI", elfenbeinkuste: "CI", "east timor": "TL", osttimor: "TL", "timor oriental": "TL" },
  ...{ "cape verde": "CV", "kap verde": "CV", "viet nam": "VN", vatican: "VA", vatikan: "VA", "holy see": "VA" },
  ...{ "republic of korea": "KR", "republik korea": "KR", rok: "KR", dprk: "KP" },
  ...{
    "dr congo": "CD",
    drc: "CD",
    "democratic republic of congo": "CD",
    "dr kongo": "CD",
    rdc: "CD",
    "rd congo": "CD",
  },
  ...{ "demokratische republik kongo": "CD", "republique democratique du congo": "CD", "republic of congo": "CG" },
  ...{ "republik kongo": "CG", "republique du congo": "CG" },
};

/**
 * ISO 3166-1 alpha-2 codes of countries as somebody lists them: by code, or by name in any of our languages, in whatever case and accents, with
 * commas, semicolons, tabs or lines between. Codes may stand with blanks between as well. What is no country is answered as it was written.
 */
export function countryCodesOf(text: string): { codes: string[]; unknown: string[] } {
  const parts = text
    .split(/[,;\n\t、，；]/)
    .flatMap((part) => (CODES.test(part.trim()) ? part.trim().split(/\s+/) : [part.trim()]));
  const codes = new Set<string>();
  const unknown: string[] = [];
  for (const part of parts) {
    if (part === "") continue;
    const code = byName().get(folded(part));
    if (code) codes.add(code);
    else unknown.push(part);
  }
  return { codes: [...codes], unknown };
}

const CODES = /^[a-z]{2}(\s+[a-z]{2})+$/i;

let known: ReadonlyMap<string, string> | undefined;

function byName(): ReadonlyMap<string, string> {
  if (known) return known;
  const names = Object.values(LANGUAGE_TAGS).flatMap((tag) => [...countriesIn(tag), ...shortNamesIn(tag)]);
  known = new Map([
    ...Object.entries(ALSO),
    ...names.map(({ code, name }) => [folded(name), code] as const),
    ...names.map(({ code }) => [code.toLowerCase(), code] as const),
  ]);
  return known;
}

/** "Hong Kong" for "Hong Kong SAR China". */
function shortNamesIn(tag: string): { code: string; name: string }[] {
  const short = new Intl.DisplayNames([tag], { type: "region", style: "short" });
  return countriesIn(tag).map(({ code }) => ({ code, name: short.of(code) ?? code }));
}

/** Without case, accents, marks, and the little words that one writes and another does not. */
function folded(text: string): string {
  const words = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ı", "i")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const telling = words.filter((word) => !LITTLE.has(word)).map((word) => (SAINTS.has(word) ? "st" : word));
  // A code may be such a word: LA, ET.
  return (telling.length > 0 && words.length > 1 ? telling : words).join(" ");
}

const LITTLE = new Set(["and", "und", "et", "the", "die", "der", "das", "la", "le", "les", "l"]);
const SAINTS = new Set(["saint", "sainte", "sankt", "st"]);
