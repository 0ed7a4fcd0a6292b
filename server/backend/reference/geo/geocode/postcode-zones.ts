import type { GazetteerPlace } from "../gazetteer/country-gazetteer";
import type { Address } from "./geocode";

/**
 * Where a postal code lies by its first characters alone, in countries whose codes the gazetteer does not have: it tells towns of one name
 * apart. Of Germany the states that a zone of two digits reaches into, by the table's numbers (01 Baden-Württemberg to 16 Berlin); of France
 * the department; of the United Kingdom the nation.
 */
export function zoneOf(address: Address, country: string): ((place: Divided) => boolean) | null {
  const zone = ZONES[country];
  const code = zone && codeIn(address, zone);
  return code ? zone.holds(code.toUpperCase()) : null;
}

type Divided = Pick<GazetteerPlace, "admin1" | "admin2">;

interface Zone {
  inColumn: RegExp;
  inText: RegExp;
  digits: number;
  holds: (code: string) => ((place: Divided) => boolean) | null;
}

const FIVE_DIGITS = { inColumn: /^(?:[DF][\s-]*)?(\d{4,5})$/i, inText: /(?<!\d)(\d{5})\s+(?=\p{L})/gu, digits: 5 };

const ZONES: Readonly<Record<string, Zone>> = {
  DE: { ...FIVE_DIGITS, holds: (code) => inFirst(GERMAN.get(code.slice(0, 2))) },
  FR: { ...FIVE_DIGITS, holds: (code) => inSecond(code.slice(0, 2)) },
  GB: {
    inColumn: /^([A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2})$/i,
    inText: /\b([A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2})\b/g,
    digits: 0,
    holds: (code) => inFirst(BRITISH.get(/^[A-Z]+/.exec(code)?.[0] ?? "") ?? ENGLAND),
  },
};

/** The column's, else the last one of the line or of the town: an address goes from the small to the large. */
function codeIn({ postalCode, city, address }: Address, { inColumn, inText, digits }: Zone): string | null {
  // Spreadsheets drop the zero that a code begins with.
  const own = inColumn.exec((postalCode ?? "").trim())?.[1]?.padStart(digits, "0");
  return own ?? [...[address, city].join(" , ").matchAll(inText)].at(-1)?.[1] ?? null;
}

function inFirst(codes: readonly string[] | undefined) {
  return codes === undefined ? null : ({ admin1 }: Divided) => codes.includes(admin1);
}

/** Corsica and what lies overseas are numbered otherwise. */
function inSecond(department: string) {
  const number = Number(department);
  return number < 1 || number > 95 || number === 20 ? null : ({ admin2 }: Divided) => admin2 === department;
}

/** Zones, and the states that they reach into. */
const GERMAN = table([
  ["01 02 03", "11 13"],
  ["04", "11 13 14 15"],
  ["06 07", "13 14 15"],
  ["08 09", "13 15"],
  ["10 13", "16"],
  ["12 14 15", "11 14 16"],
  ["16", "11 12 16"],
  ["17", "11 12"],
  ["18", "12"],
  ["19", "06 11 12"],
  ["20", "04"],
  ["21 22", "04 06 10"],
  ["23", "10 12"],
  ["24 25", "04 10"],
  ["26 30 31", "06"],
  ["27", "03 04 06 10"],
  ["28", "03 06"],
  ["29 38 39", "06 14"],
  ["32 33 48 49", "06 07"],
  ["34", "05 06 07"],
  ["35 57", "05 07 08"],
  ["36", "05 15"],
  ["37", "05 06 07 15"],
  ["40 41 42 44 45 46 47 50 52 58 59", "07"],
  ["51 53", "07 08"],
  ["54 55 56 66 67", "05 08 09"],
  ["60 61", "05"],
  ["63", "02 05"],
  ["64", "01 02 05"],
  ["65", "05 08"],
  ["68 69", "01 05"],
  ["70 71 72 73 74 75 77 78 79", "01"],
  ["76", "01 08"],
  ["80 81 82 83 84 85 86 90 91 92 93 94 95 96", "02"],
  ["87 88 89 97", "01 02"],
  ["98 99", "02 05 15"],
]);

const ENGLAND = ["ENG"];
/** Areas that lie outside of England, in part or whole. */
const BRITISH = table([
  ["AB DD EH FK G HS IV KA KW KY ML PA PH ZE", "SCT"],
  ["CF LD NP SA", "WLS"],
  ["CH HR LL SY", "ENG WLS"],
  ["CA DG NE TD", "ENG SCT"],
  ["BT", "NIR"],
]);

function table(rows: readonly (readonly [zones: string, states: string])[]): ReadonlyMap<string, readonly string[]> {
  return new Map(rows.flatMap(([zones, states]) => zones.split(" ").map((zone) => [zone, states.split(" ")] as const)));
}
