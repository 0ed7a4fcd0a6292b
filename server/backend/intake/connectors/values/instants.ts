import { type DateOrder, dateIn, isoDate, monthOf } from "./dates";

const ZONES: Readonly<Record<string, number>> = {
  ut: 0,
  utc: 0,
  gmt: 0,
  z: 0,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  cet: 60,
  cest: 120,
  bst: 60,
  jst: 540,
};

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(\S{1,6})?)?$/i;
const RFC_822 =
  /^(?:[a-z]{3,9}\.?,?\s+)?(\d{1,2})[\s-]([a-z]{3,9})\.?[\s-](\d{4}|\d{2})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(\S{1,6})?.{0,20})?$/i;

/**
 * A moment as feeds write it (RFC 822 with its zone names and two-digit years, ISO 8601) → ISO 8601 in UTC; a date
 * without a time stays `YYYY-MM-DD`. A time without a zone is taken as UTC. Null for what is neither. `order`: of a date in figures.
 */
export function instantOf(text: string, order?: DateOrder): string | null {
  const short = text.trim().slice(0, 100);
  const iso = ISO.exec(short);
  if (iso !== null) {
    const [, year, month, day, hour, minute, second, fraction, zone] = iso;
    return at(isoDate(Number(year), Number(month), Number(day)), hour, minute, second, fraction, zone);
  }
  const rfc = RFC_822.exec(short);
  if (rfc !== null) {
    const [, day, month, year = "", hour, minute, second, zone] = rfc;
    const full = year.length > 2 ? Number(year) : Number(year) + (Number(year) < 70 ? 2000 : 1900);
    return at(isoDate(full, monthOf(month ?? "") ?? 0, Number(day)), hour, minute, second, undefined, zone);
  }
  return dateIn(short, order);
}

/** Milliseconds since 1970 → ISO 8601 in UTC; null for what is no moment between 1800 and 2199. */
export function instantOfEpoch(milliseconds: unknown): string | null {
  if (typeof milliseconds !== "number" || !(Math.abs(milliseconds) < 7.25e12)) return null;
  const date = new Date(milliseconds);
  return isoDate(date.getUTCFullYear(), 1, 1) === null ? null : date.toISOString();
}

function at(
  date: string | null,
  hour: string | undefined,
  minute: string | undefined,
  second = "0",
  fraction = "",
  zone = "Z",
): string | null {
  if (date === null || hour === undefined) return date;
  const clock = [Number(hour), Number(minute), Number(second)];
  if (clock.some((part, index) => part > (index === 0 ? 24 : 60))) return null;
  const offset = offsetOf(zone);
  if (offset === null) return null;
  const [hours = 0, minutes = 0, seconds = 0] = clock;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const milliseconds = Number(fraction.padEnd(3, "0").slice(0, 3));
  return new Date(midnight + ((hours * 60 + minutes - offset) * 60 + seconds) * 1000 + milliseconds).toISOString();
}

/** Minutes east of Greenwich; null for a zone that nobody knows. */
function offsetOf(zone: string): number | null {
  const numeric = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone);
  if (numeric === null) return ZONES[zone.toLowerCase()] ?? null;
  const minutes = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0);
  return minutes > 14 * 60 ? null : numeric[1] === "-" ? -minutes : minutes;
}
