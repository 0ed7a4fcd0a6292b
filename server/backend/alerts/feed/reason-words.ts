import type { LinkReason } from "../../platform/db/schema/events";
import { bundledTexts } from "../../platform/translations/bundled-texts";
import { countryNames, numberFormat } from "../../platform/translations/formats";

/** A reason's key, its values, and the same in a user's language; the key itself where no text is known. */
export function reasonIn(language: string, { key, params }: LinkReason): LinkReason & { text: string } {
  const text = textsOf(language).get(`reasons:${key}`) ?? key;
  return {
    key,
    params,
    text: text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => inWords(language, name, params[name])),
  };
}

/** A text by its full key, the key itself where there is none. */
export const wordIn = (language: string, key: string): string => textsOf(language).get(key) ?? key;

const known = new Map<string, ReadonlyMap<string, string>>();

function textsOf(language: string): ReadonlyMap<string, string> {
  const found = known.get(language);
  if (found) return found;
  const made = new Map(bundledTexts(language).map(({ i18nKey, translatedText }) => [i18nKey, translatedText]));
  known.set(language, made);
  return made;
}

/** Values that are words of the catalogue, by the name that a reason gives them. */
const CATALOGUE: Record<string, string> = {
  event: "catalogue:priorities.",
  impact: "catalogue:impactLevels.",
  type: "catalogue:eventTypes.",
  industry: "catalogue:industries.",
};

function inWords(language: string, name: string, value: string | number | undefined): string {
  // `ch` is the product's name for simplified Chinese.
  const tag = language === "ch" ? "zh-Hans" : language;
  if (typeof value === "number") return numberFormat(tag).format(value);
  if (value === undefined) return "";
  if (name === "country") return countryName(tag, value);
  const words = CATALOGUE[name];
  return (words && textsOf(language).get(words + value)) ?? value;
}

function countryName(tag: string, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return countryNames(tag).of(code) ?? code;
}
