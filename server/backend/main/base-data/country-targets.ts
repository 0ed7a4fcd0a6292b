import { createRequire } from "node:module";
import type { NewTarget } from "../../network/targets/create-targets";
import { countryCentre } from "./country-centres";

/** Every country and territory of ISO 3166-1, and Kosovo under its user-assigned code, named in en, de, fr and zh. */
export function countryTargets(): NewTarget[] {
  const codes = load("i18n-iso-countries/codes.json") as [alpha2: string, alpha3: string, numeric: string][];
  const names = LANGUAGES.map((language) => load(`i18n-iso-countries/langs/${language}.json`) as CountryNames);
  return codes.map(([alpha2, alpha3, numeric]) => {
    const given = names.map(({ countries }) =>
      [countries[alpha2] ?? []].flat().filter((name) => !ABBREVIATION.test(name)),
    );
    const [english = [], ...others] = given;
    const name = COMMON_NAMES[alpha2] ?? english[0] ?? alpha2;
    const aliases = english.filter((one) => one !== name).map((text) => ({ text, kind: "alias" as const }));
    const translations = [...new Set(others.flat())].map((text) => ({ text, kind: "translation" as const }));
    return {
      type: "country",
      ctype: TERRITORIES.has(alpha2) ? "territory" : "country",
      name,
      country: alpha2,
      ...(countryCentre(alpha2) ?? {}),
      names: [...aliases, ...translations],
      identifiers: [alpha2, alpha3, numeric].map((value) => ({ system: "ISO 3166-1", value })),
    };
  });
}

interface CountryNames {
  countries: Record<string, string | string[]>;
}

// Loaded at run time rather than imported: the package's own entry registers eighty languages, and four are needed.
const load = createRequire(import.meta.url);
const LANGUAGES = ["en", "de", "fr", "zh"];

/** `US`, `U.S.A.`, `UK` are in many a company's name. */
const ABBREVIATION = /^[A-Z.]{2,6}$/;

/** Where the package's first name is the state's long form. */
const COMMON_NAMES: Readonly<Record<string, string>> = {
  CI: "Côte d'Ivoire",
  CN: "China",
  CZ: "Czechia",
  FM: "Micronesia",
  GM: "Gambia",
  IR: "Iran",
  MD: "Moldova",
  MK: "North Macedonia",
  PS: "Palestine",
  RU: "Russia",
  TW: "Taiwan",
  TZ: "Tanzania",
  US: "United States",
  VG: "British Virgin Islands",
  VI: "U.S. Virgin Islands",
};

/** What belongs to another state or stands under a treaty. */
const TERRITORIES = new Set(
  `AI AQ AS AW AX BL BM BQ BV CC CK CW CX FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PN PR RE
  SH SJ SX TC TF TK UM VG VI WF YT`.split(/\s+/),
);
