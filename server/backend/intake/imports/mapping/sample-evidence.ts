import { countryOf } from "../../../reference/countries/country-of";
import { isDuns, isLei, isOsId, isVat } from "../values/checksums";
import { countryOfSign } from "../values/country-codes";
import { decimalOf } from "../values/decimal";
import { degreesOf, pairOf } from "../values/degrees";
import { readShare } from "../values/share";
import { isOpenEnd, spokenDay } from "../values/spoken-day";
import type { Field } from "./fields";

export interface SampleEvidence {
  /** Share of the values with content that are what the field holds, 0 to 1. */
  share: number;
  /** How far such values alone, under any title, speak for the field: 0 to 1. */
  telling: number;
}

const LOOKED_AT = 100;
/** What a value is shows at its beginning; the patterns below take the square of a length. */
const CHARACTERS = 500;

/** What the values of one column say about the fields whose values can be told. Empty for a column without values. */
export function sampleEvidence(values: readonly string[]): Map<Field, SampleEvidence> {
  const filled = values
    .map((value) => value.trim().slice(0, CHARACTERS))
    .filter((value) => value !== "")
    .slice(0, LOOKED_AT);
  const evidence = new Map<Field, SampleEvidence>();
  if (filled.length === 0) return evidence;
  const share = shareOf(filled);
  for (const [field, { fits, telling, tells }] of Object.entries(TESTS) as [Field, ValueTest][]) {
    const told = share(telling === 0 || tells === undefined ? fits : tells);
    evidence.set(field, { share: share(fits), telling: told >= 0.8 ? telling * told : 0 });
  }
  return evidence;
}

/** The share of the values that pass a test. Values repeat and fields share tests: each value is tested once by each. */
function shareOf(values: readonly string[]): (test: (value: string) => boolean) => number {
  const times = new Map<string, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  const known = new Map<(value: string) => boolean, number>();
  return (test) => {
    const before = known.get(test);
    if (before !== undefined) return before;
    let passed = 0;
    for (const [value, count] of times) if (test(value)) passed += count;
    known.set(test, passed / values.length);
    return passed / values.length;
  };
}

interface ValueTest {
  fits: (value: string) => boolean;
  telling: number;
  /** Where it takes more to be told without a title. */
  tells?: (value: string) => boolean;
}

const within = (value: string, limit: number): boolean => {
  const number = degreesOf(value);
  return number !== null && Math.abs(number) <= limit;
};
const isText = (value: string): boolean => /\p{L}{2}/u.test(value) && !/@|:\/\//.test(value);
const isNumber = (value: string): boolean =>
  decimalOf(value.replace(/[€$£¥￥\s]|\b[A-Z]{3}\b|(?:Mio|Mrd|Tsd)\.?|[千万亿]?元?$/gi, "")) !== null;

const isDay = (value: string): boolean =>
  /^(?:\d{4}(?:[-/]\d{1,2}[-/]\d{1,2}|年)|\d{1,2}(?:\.\s?\d{1,2}\.\s?|\/\d{1,2}\/|-\d{1,2}-)\d{4})/.test(value);
const isBegun = (value: string): boolean =>
  isDay(value) ||
  isOpenEnd(value) ||
  spokenDay(value) !== null ||
  /^(?:\d{4}([-/]\d{1,2})?|\d{1,2}[-/.]\d{4})$/.test(value);
/** Percent or a fraction, one or several; what nobody knows is no share, and no other thing either. */
const isShare = (value: string): boolean =>
  value
    .split(/\s*[;|\n]\s*/)
    .every((part) => readShare(part, false) !== null || /^(?:\?|unknown|n\/?a|-|unbekannt)$/i.test(part));

/** "Asia Pacific", "EMEA": what groups countries is no region of one. */
const PART_OF_WORLD =
  /^(?:(?:(?:north(?:ern)?|south(?:ern)?|east(?:ern)?|west(?:ern)?|central|latin|sub-?saharan|south-?east(?:ern)?)[\s-]+(?:and[\s-]+)?)*(?:africa|america|asia|europe|oceania)s?|(?:far|middle|near)[\s-]+east|asia[\s/-]*(?:and[\s-]+)?(?:the[\s-]+)?pacific|apac|emea|latam|mena|europa|eurasia|asien|afrika|amerika|nordamerika|südamerika|australasia|americas)$/i;

// A bare number is a country only under a title that says so.
const isCountry = (value: string): boolean => !/^\d+$/.test(value) && countryOf(value) !== null;
// "D" and "A" are signs of countries under their title, and classes of suppliers under another.
const isCountryOrSign = (value: string): boolean => countryOfSign(value) !== null || isCountry(value);

const TESTS: Partial<Record<Field, ValueTest>> = {
  name: { fits: isText, telling: 0 },
  legalName: { fits: isText, telling: 0 },
  nameContinued: { fits: (value) => !/@|:\/\//.test(value), telling: 0 },
  operator: { fits: isText, telling: 0 },
  country: { fits: isCountryOrSign, telling: 0.8, tells: isCountry },
  city: { fits: (value) => isText(value) && value.length <= 60, telling: 0 },
  region: { fits: (value) => /\p{L}/u.test(value) && value.length <= 80 && !PART_OF_WORLD.test(value), telling: 0 },
  postalCode: { fits: (value) => /^(?=.*\d)[\dA-Z][\dA-Z -]{1,9}$/i.test(value), telling: 0 },
  address: { fits: isText, telling: 0 },
  houseNumber: { fits: (value) => /^\D{0,5}\d[\d\s\p{L}/–.-]{0,11}$/u.test(value), telling: 0 },
  // Also beyond 90: lists have the two the wrong way round, and rows set them right.
  lat: { fits: (value) => within(value, 180), telling: 0 },
  lon: { fits: (value) => within(value, 180), telling: 0 },
  coordinates: { fits: (value) => pairOf(value) !== null, telling: 0 },
  erpId: { fits: (value) => value.length <= 40 && !/\s\S+\s/.test(value), telling: 0 },
  // A spreadsheet ate the zeros of some.
  duns: { fits: (value) => isDuns(value) || /^\d{7,8}$/.test(value), telling: 0.35, tells: isDuns },
  lei: { fits: isLei, telling: 0.95 },
  // Tax numbers within a country have no prefix and many forms: under their title they are read all the same.
  vat: {
    fits: (value) => isVat(value) || /^(?=(?:.*\d){6})[\dA-Z][\dA-Z ./-]{6,20}$/i.test(value),
    telling: 0.75,
    tells: isVat,
  },
  osId: { fits: isOsId, telling: 0.95 },
  website: {
    fits: (value) => /^(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/iu.test(value),
    telling: 0.8,
  },
  email: { fits: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), telling: 0.85 },
  phone: { fits: (value) => /^(?=(?:.*\d){6})[+(]?[\d\s()./-]{6,}$/.test(value), telling: 0.1 },
  parent: { fits: isText, telling: 0 },
  parentCountry: { fits: isCountryOrSign, telling: 0 },
  parentShare: { fits: isShare, telling: 0 },
  operatorShare: { fits: isShare, telling: 0 },
  ownedSince: { fits: isBegun, telling: 0 },
  ownedUntil: { fits: isBegun, telling: 0 },
  contact: { fits: isText, telling: 0 },
  industry: { fits: (value) => value.length <= 120, telling: 0 },
  commodity: { fits: isText, telling: 0 },
  hsCode: {
    fits: (value) => value.split(/[;,|]\s*/).every((code) => /^\d{2,4}(?:[. ]?\d{2}){0,4}$/.test(code)),
    telling: 0.1,
  },
  shipments: { fits: isNumber, telling: 0 },
  firstShipment: { fits: isDay, telling: 0 },
  lastShipment: { fits: isDay, telling: 0 },
  spend: { fits: isNumber, telling: 0 },
  currency: { fits: (value) => /^(?:[A-Z]{3}|[€$£¥]|元|人民币)$/i.test(value), telling: 0 },
  tier: { fits: (value) => /^\D{0,8}[1-9n]\D{0,3}$/i.test(value), telling: 0 },
  size: {
    fits: (value) => /\d|small|medium|large|klein|mittel|gro|petit|moyen|grand|小|中|大/i.test(value),
    telling: 0,
  },
  kind: { fits: (value) => value.length <= 40 && decimalOf(value) === null, telling: 0 },
  fromCountry: { fits: isCountryOrSign, telling: 0 },
  toCountry: { fits: isCountryOrSign, telling: 0 },
  fromLei: { fits: isLei, telling: 0 },
  toLei: { fits: isLei, telling: 0 },
  probability: { fits: isShare, telling: 0 },
  share: { fits: isShare, telling: 0 },
  maxShare: { fits: isShare, telling: 0 },
  revenueAtRisk: { fits: isNumber, telling: 0 },
  validFrom: { fits: isBegun, telling: 0 },
  validTo: { fits: isBegun, telling: 0 },
  confirmedOn: { fits: isBegun, telling: 0 },
};
