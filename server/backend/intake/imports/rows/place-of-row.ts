import { countryOf } from "../../../reference/countries/country-of";
import { countryOfSign } from "../values/country-codes";
import type { SupplierCandidate } from "./candidate";
import type { RowCells } from "./row-cells";

export type Place = Pick<SupplierCandidate, "country" | "city" | "region" | "postalCode" | "address">;

/**
 * Where a supplier is, in columns of its own or in fewer: "D-89073 Ulm" under "PLZ/Ort", or an address that says it all. An address is only
 * taken apart where the list has no column for what is in it.
 */
export function readPlace(cells: RowCells, countryOfRow: (cells: RowCells) => string | null): Place {
  const address = addressOf(cells);
  const within = inAddress(cells, address);
  const spot = placesIn(cells);
  const country = spot.country ?? countryOfRow(cells) ?? signOf(spot.city) ?? within.country;
  const town = townOf(cells.text("postalCode"), spot.city);
  const postalCode = town.postalCode ?? within.postalCode;
  return {
    country,
    city: town.city ?? within.city,
    region: cells.text("region") || spot.region,
    postalCode: postalCode === null ? null : withZero(withoutSign(postalCode, country), country, cells),
    address,
  };
}

/** "Bien Hoa, Dong Nai, Vietnam" in the column of towns, where the list has none of countries: the town, what lies around it, and the country. */
function placesIn(cells: RowCells): { city: string; region: string | null; country: string | null } {
  const city = cells.text("city");
  const parts = city.split(/\s*[,;]\s*/).filter((part) => part !== "");
  const last = parts.at(-1) ?? "";
  const guess = parts.length > 1 && !cells.has("country") ? countryOf(last) : null;
  if (guess === null || guess.confidence < 0.95 || !isWritten(last)) return { city, region: null, country: null };
  return { city: parts[0] ?? "", region: parts.slice(1, -1).join(", ") || null, country: guess.iso2 };
}

/** Whether a part says a country and no state: "CA" at the end is California as well as Canada, "UK", "USA" and "DEU" are countries. */
const isWritten = (part: string): boolean => part.length > 3 || /^(?:UK|U\.K\.|[A-Z]{3})$/.test(part);

/** The code without the sign of its country or of its script: "D-70173", "CH-8005", "L-4001", "〒460-0008". */
function withoutSign(code: string, country: string | null): string {
  const bare = code.replace(/^〒\s?/, "");
  const [whole = "", sign = ""] = /^([A-Z]{1,3})\s?[-–]\s?(?=\d{3})/.exec(bare) ?? [];
  const isOfCountry = country !== null && (countryOfSign(sign) ?? countryOf(sign)?.iso2) === country;
  return isOfCountry ? bare.slice(whole.length) : bare;
}

/** "89073 Ulm", "D-89073 Ulm", "A 6060 Hall", "IS-200 Kópavogur", "1012 AB Amsterdam", "00-950 Warszawa", "4000-123 Porto". */
const CODE_AND_TOWN =
  /^(?:([A-Z]{1,3})(?:\s?[-–]\s?|\s(?=\d{4})))?((?<=[-–]\s?)\d{3}(?=\s\p{L})|\d{4}\s?[A-Z]{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3}\s\d{2}|\d{4,6})\s+(\p{L}[^\d,;]*)$/u;

/** The postal code and the town, where one cell holds both; a second cell that says one of them goes first. */
function townOf(code: string, city: string): { postalCode: string | null; city: string | null } {
  const match = CODE_AND_TOWN.exec(city) ?? (city === "" ? CODE_AND_TOWN.exec(code) : null);
  if (match === null) return { postalCode: code || null, city: city || null };
  const [, , postalCode = "", town = ""] = match;
  return { postalCode: code !== "" && city !== "" ? code : postalCode, city: town.trim() };
}

function signOf(city: string): string | null {
  const sign = CODE_AND_TOWN.exec(city)?.[1];
  if (sign === undefined) return null;
  return countryOfSign(sign) ?? (sign.length === 2 ? (countryOf(sign)?.iso2 ?? null) : null);
}

/** "Kölnstraße 262, 50321 Brühl, Deutschland", "400 River Rd, Pittsburgh, PA 15222, USA". */
function inAddress(cells: RowCells, address: string | null): Pick<Place, "country" | "city" | "postalCode"> {
  const nothing = { country: null, city: null, postalCode: null };
  if (address === null || cells.has("country")) return nothing;
  // "México, C.P. 22444", "India - 641602": a code behind the country.
  const bare = address.replace(
    /(?<=\p{L}{3})(?:\s*[-–,]?\s*(?:C\.?P\.?|PIN(?: code)?|ZIP)?[:.\s-]*\d{3}\s?\d{2,3})$/iu,
    "",
  );
  const spoken = countryOf(bare.split(/\s*[,;]\s*/).at(-1) ?? "") === null ? address : bare;
  const parts = spoken.split(/\s*[,;]\s*/).filter((part) => part !== "");
  const last = countryOf(parts.at(-1) ?? "");
  const isNamed = parts.length > 1 && isWritten(parts.at(-1) ?? "") && (last?.confidence ?? 0) >= 0.95;
  const country = isNamed ? (last?.iso2 ?? null) : null;
  if (cells.has("city") || cells.has("postalCode")) return { ...nothing, country };
  const before = isNamed ? parts.slice(0, -1) : parts;
  const match = CODE_AND_TOWN.exec(before.at(-1) ?? "");
  if (match !== null && before.length > 1) {
    const [, , postalCode = "", city = ""] = match;
    return { country: country ?? signOf(before.at(-1) ?? ""), city: city.trim(), postalCode };
  }
  const american = /^[A-Z]{2}\s+(\d{5}(?:-\d{4})?)$/.exec(before.at(-1) ?? "");
  if (american !== null && before.length > 2)
    return { country: country ?? "US", city: before.at(-2) ?? null, postalCode: american[1] ?? null };
  return { ...nothing, country };
}

/** Countries whose postal codes may begin with a zero, which spreadsheets take away, and how many digits they have. */
const DIGITS: Readonly<Record<string, number>> = {
  ...{ DE: 5, FR: 5, ES: 5, IT: 5, US: 5, TR: 5, MX: 5, FI: 5, EE: 5, MY: 5, UA: 5, KR: 5 },
  ...{ CN: 6, RO: 6 },
};

function withZero(code: string, country: string | null, cells: RowCells): string {
  const digits = DIGITS[country ?? ""];
  const bare = code.replace(/\.0$/, "");
  if (digits === undefined || !/^[1-9]\d+$/.test(bare) || bare.length !== digits - 1) return bare;
  const restored = `0${bare}`;
  cells.report("postalCode")("zerosRestored", { restored });
  return restored;
}

/** Street and house, in one cell or two. */
function addressOf(cells: RowCells): string | null {
  const street = cells.text("address");
  const house = cells.text("houseNumber");
  if (street === "" || house === "" || street.endsWith(` ${house}`)) return street || null;
  return `${street} ${house}`;
}
