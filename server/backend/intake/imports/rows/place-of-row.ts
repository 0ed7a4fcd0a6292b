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
  const country = countryOfRow(cells) ?? signOf(cells.text("city")) ?? within.country;
  const town = townOf(cells.text("postalCode"), cells.text("city"));
  const postalCode = town.postalCode ?? within.postalCode;
  return {
    country,
    city: town.city ?? within.city,
    region: cells.text("region") || null,
    postalCode: postalCode === null ? null : withZero(postalCode, country, cells),
    address,
  };
}

/** "89073 Ulm", "D-89073 Ulm", "1012 AB Amsterdam", "00-950 Warszawa", "4000-123 Porto". */
const CODE_AND_TOWN =
  /^(?:([A-Z]{1,3})\s?[-–]\s?)?(\d{4}\s?[A-Z]{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3}\s\d{2}|\d{4,6})\s+(\p{L}[^\d,;]*)$/u;

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
  const parts = address.split(/\s*[,;]\s*/).filter((part) => part !== "");
  const last = countryOf(parts.at(-1) ?? "");
  // "CA" at the end is California as well as Canada: only a name says it.
  const isNamed = parts.length > 1 && (parts.at(-1) ?? "").length > 3 && (last?.confidence ?? 0) >= 0.95;
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
