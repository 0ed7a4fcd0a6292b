import { countryOf } from "../../../reference/countries/country-of";
import { isVat } from "./checksums";

/**
 * Country signs of vehicles, as German and Austrian address books write them before a postal code ("D-89073"), where they are no ISO code. Signs
 * of two letters that ISO gives to another country are left out.
 */
const SIGNS: Readonly<Record<string, string>> = {
  ...{
    A: "AT",
    B: "BE",
    C: "CU",
    D: "DE",
    E: "ES",
    F: "FR",
    H: "HU",
    I: "IT",
    J: "JP",
    K: "KH",
    L: "LU",
    M: "MT",
    N: "NO",
  },
  ...{
    P: "PT",
    Q: "QA",
    S: "SE",
    T: "TH",
    V: "VA",
    Z: "ZM",
    FL: "LI",
    UK: "GB",
    EL: "GR",
    RP: "PH",
    SLO: "SI",
    CDN: "CA",
    RSM: "SM",
  },
  ...{
    ROK: "KR",
    ROC: "TW",
    BRD: "DE",
    GBM: "IM",
    GBJ: "JE",
    GBG: "GG",
    GBZ: "GI",
    AUS: "AU",
    FIN: "FI",
    IRL: "IE",
    EST: "EE",
  },
};

/** The country that a sign stands for (ISO 3166-1 alpha-2), or null. Only as it is written on a plate: in capitals. */
export function countryOfSign(text: string): string | null {
  const sign = text.trim();
  // Whatever a cell holds: "valueOf" is what every object has.
  return Object.hasOwn(SIGNS, sign) ? (SIGNS[sign] ?? null) : null;
}

/** Whether a cell of a column of countries holds one: by name, code or sign. */
export const isCountryOrSign = (text: string): boolean => countryOfSign(text) !== null || countryOf(text) !== null;

/** VAT prefixes that are no ISO code of their country. */
const PREFIXES: Readonly<Record<string, string>> = { EL: "GR", XI: "GB" };

/** The country whose VAT number it is, by its prefix; null for a number without one or of no known form. */
export function countryOfVat(vat: string): string | null {
  const prefix = vat.slice(0, 2).toUpperCase();
  if (!isVat(prefix === "XI" ? `GB${vat.slice(2)}` : vat)) return null;
  return PREFIXES[prefix] ?? prefix;
}

/** "D-89073" and "CH 8005": the sign before a postal code, or null. */
export function countryOfPostalCode(code: string): string | null {
  const sign = /^([A-Z]{1,3})[-–]\s?\d{3,5}\b/.exec(code.trim())?.[1];
  if (sign === undefined) return null;
  return countryOfSign(sign) ?? (sign.length === 2 ? (countryOf(sign)?.iso2 ?? null) : null);
}
