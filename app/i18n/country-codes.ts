import { countriesIn } from "./countries";
import { LANGUAGE_TAGS } from "./languages";

/** Other ways in which people write countries, beside their codes and their names in our languages. */
const ALSO: Record<string, string> = {
  ...{ usa: "US", uk: "GB", uae: "AE", vae: "AE", prc: "CN", "czech republic": "CZ", turkey: "TR" },
  ...{ burma: "MM", macedonia: "MK", "great britain": "GB", england: "GB", holland: "NL" },
};

/**
 * ISO 3166-1 alpha-2 codes of countries as somebody lists them: by code, or by name in any of our languages, in whatever case and accents, with
 * commas, semicolons or lines between. Codes may stand with blanks between as well. What is no country is answered as it was written.
 */
export function countryCodesOf(text: string): { codes: string[]; unknown: string[] } {
  const parts = text
    .split(/[,;\n、，；]/)
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
  const names = Object.values(LANGUAGE_TAGS).flatMap((tag) => countriesIn(tag));
  known = new Map([
    ...Object.entries(ALSO),
    ...names.map(({ code, name }) => [folded(name), code] as const),
    ...names.map(({ code }) => [code.toLowerCase(), code] as const),
  ]);
  return known;
}

const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
