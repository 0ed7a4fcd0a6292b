import { decimalOf } from "../values/decimal";
import type { Report, Shipped } from "./candidate";
import type { RowCells } from "./row-cells";

/** What a row says was delivered, of the goods that it names; null where it does not speak of that. */
export function readShipped(cells: RowCells): Shipped | null {
  const shipped = {
    shipments: cells.read("shipments", readShipments),
    first: cells.read("firstShipment", readDay),
    last: cells.read("lastShipment", readDay),
  };
  const { shipments, first, last } = shipped;
  return shipments === null && first === null && last === null ? null : shipped;
}

/** What an edge can hold. */
export const MOST_SHIPMENTS = 10_000_000;

export function readShipments(value: string, report: Report): number | null {
  const number = decimalOf(value, { grouped: true });
  if (number !== null && Number.isInteger(number) && number >= 0 && number <= MOST_SHIPMENTS) return number;
  report("numberInvalid");
  return null;
}

/** `2026-03-14`, also with a time, `2026/3/14`, `2026年3月14日`, `14.3.2026`, and `14/3/2026` where only one of two is a month. */
export function readDay(value: string, report: Report): string | null {
  const ordered = /^(\d{4})(?:-(\d{2})-(\d{2})|\/(\d{1,2})\/(\d{1,2})|年(\d{1,2})月(\d{1,2})日)(?:[T ]|$)/.exec(value);
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:[T ]|$)/.exec(value);
  const [year = "", month = "", day = ""] =
    ordered?.slice(1).filter((part) => part !== undefined) ?? dotted?.slice(1).reverse() ?? slashed(value);
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  // The 31st of a shorter month becomes a day of the next one.
  if (year >= "1900" && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)) return text;
  report("dayInvalid");
  return null;
}

/** Nobody knows which number is the month, unless one of them is none, or they are the same. */
function slashed(value: string): string[] {
  const match = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:[T ]|$)/.exec(value);
  if (match === null) return [];
  const [, one = "", other = "", year = ""] = match;
  if (Number(one) > 12 || one === other) return [year, other, one];
  return Number(other) > 12 ? [year, one, other] : [];
}
