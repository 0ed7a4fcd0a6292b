import { decimalOf } from "../mapping/decimal";
import type { Report, Shipped } from "./candidate";
import type { RowCells } from "./row-cells";

/** What a row says was delivered, of the goods that it names; nothing where it does not speak of that. */
export function readShipped(cells: RowCells): { shipped?: Shipped } {
  const shipped = {
    shipments: cells.read("shipments", readShipments),
    first: cells.read("firstShipment", readDay),
    last: cells.read("lastShipment", readDay),
  };
  return Object.values(shipped).every((value) => value === null) ? {} : { shipped };
}

/** What an edge can hold. */
const MOST_SHIPMENTS = 10_000_000;

function readShipments(value: string, report: Report): number | null {
  const number = decimalOf(value, { grouped: true });
  if (number !== null && Number.isInteger(number) && number >= 0 && number <= MOST_SHIPMENTS) return number;
  report("numberInvalid");
  return null;
}

/** `2026-03-14`, also with a time, or `14.3.2026`. With slashes nobody knows which number is the month. */
export function readDay(value: string, report: Report): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/.exec(value);
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(value);
  const [year = "", month = "", day = ""] = iso ? iso.slice(1) : (dotted?.slice(1).reverse() ?? []);
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  // The 31st of a shorter month becomes a day of the next one.
  if (year >= "1900" && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)) return text;
  report("dayInvalid");
  return null;
}
