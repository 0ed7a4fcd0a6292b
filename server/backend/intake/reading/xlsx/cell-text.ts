import { days, seconds } from "~/time/duration";
import { unescapeControls } from "./rich-text";
import type { NumberMeaning } from "./styles";

export interface CellContext {
  sharedStrings: readonly string[];
  styles: readonly NumberMeaning[];
  from1904: boolean;
}

/** The text of a cell: dates as ISO 8601, numbers as written without digits that only the format adds. */
export function cellText(type: string, value: string, style: number, context: CellContext): string {
  if (type === "s") return value === "" ? "" : (context.sharedStrings[Number(value)] ?? "");
  if (type === "str") return unescapeControls(value);
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  if (type === "e" || type === "d" || value === "") return value;
  const number = Number(value);
  return Number.isFinite(number) ? numberText(number, context.styles[style] ?? "number", context.from1904) : value;
}

function numberText(number: number, meaning: NumberMeaning, from1904: boolean): string {
  if (typeof meaning === "object") return zeroPadded(number, meaning.zeros);
  if (meaning !== "number") return dateText(number, meaning, from1904) ?? plain(number);
  return plain(number);
}

function zeroPadded(number: number, width: number): string {
  return Number.isInteger(number) && number >= 0 ? plain(number).padStart(width, "0") : plain(number);
}

/** Fifteen digits are what a spreadsheet keeps and shows: 0.1 + 0.2 is 0.3 there. */
function plain(number: number): string {
  return String(Number.isInteger(number) ? number : Number(number.toPrecision(15)));
}

const LAST_DAY = 2_958_465;

function dateText(serial: number, meaning: "date" | "time", from1904: boolean): string | null {
  if (serial < 0 || serial > LAST_DAY) return null;
  // Day 60 of the 1900 system is 29 February 1900, which never was; 1904 starts 1,462 days later.
  const day = from1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const instant = Date.UTC(1899, 11, 30) + Math.round((day * days(1)) / seconds(1)) * seconds(1);
  const iso = new Date(instant).toISOString();
  const time = iso.slice(11, 19);
  if (meaning === "time" && serial < 1) return time;
  return time === "00:00:00" ? iso.slice(0, 10) : iso.slice(0, 19);
}
