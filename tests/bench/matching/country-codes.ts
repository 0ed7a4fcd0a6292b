import countries from "i18n-iso-countries";
import english from "i18n-iso-countries/langs/en.json" with { type: "json" };

countries.registerLocale(english);

/** Spellings of the lists that ISO's English names do not cover. */
const SPELLINGS: Record<string, string> = {
  "Korea, North": "KP",
  "Democratic People's Republic of Korea": "KP",
  "Korea, South": "KR",
  "Region: Gaza": "PS",
  Palestinian: "PS",
  "West Bank": "PS",
  Syria: "SY",
  "Congo, Democratic Republic of the": "CD",
  Burma: "MM",
  "Region: Crimea": "UA",
  Moldova: "MD",
  "Bosnia and Herzegovina": "BA",
  "The Gambia": "GM",
  Macau: "MO",
  Laos: "LA",
  Brunei: "BN",
};

/** ISO 3166-1 alpha-2 of a country as the files write it: name, alpha-2 or alpha-3; undefined when it is none. */
export function countryCode(text: string): string | undefined {
  const name = text.trim();
  if (/^[A-Z]{2}$/.test(name)) return name;
  if (/^[A-Z]{3}$/.test(name)) return countries.alpha3ToAlpha2(name);
  return SPELLINGS[name] ?? countries.getAlpha2Code(name, "en");
}

export function countryCodes(texts: readonly string[]): string[] {
  return [...new Set(texts.map(countryCode).filter((code) => code !== undefined))].sort();
}
