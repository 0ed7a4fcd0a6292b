import type { ListedDate } from "../../platform/db/shapes/listed-entity";
import { dateIn, isoDate, monthOf } from "../connectors/values/dates";

/**
 * "15 Jan 1955", "Jan 1955", "1955", "circa 1951", "1951 to 1953", "1962-03", "between 1951 and 1953" → a date as exact
 * as it is written; null for what is none. Numbers alone with slashes are read day first, as lists outside the US do.
 */
export function partialDate(text: string, type: ListedDate["type"]): ListedDate | null {
  const approximate = /\b(?:circa|approximately|approx|about|ca)\b/i.test(text);
  const ends = text
    .slice(0, 200)
    .split(/\s+(?:to|and|until|-)\s+|\s*–\s*/)
    .map(oneDate)
    .filter((date) => date !== null);
  const [from, to] = ends;
  if (from === undefined) return null;
  const value = to === undefined || to === from ? from : [from, to].sort().join("/");
  return { type, value, ...(approximate && { approximate }) };
}

function oneDate(text: string): string | null {
  const whole = dateIn(text, "day-first");
  if (whole !== null) return whole;
  const named = /\b([A-Za-z]{3,9})\.?,?\s+(\d{4})\b/.exec(text);
  const month = named === null ? null : monthOf(named[1] ?? "");
  if (named !== null && month !== null) return isoDate(Number(named[2]), month, 1)?.slice(0, 7) ?? null;
  const numeric = /\b(\d{4})-(\d{2})\b(?!-)/.exec(text);
  if (numeric !== null) return isoDate(Number(numeric[1]), Number(numeric[2]), 1)?.slice(0, 7) ?? null;
  const year = /(?<!\d)(1[89]\d{2}|20\d{2})(?!\d)/.exec(text)?.[1];
  return year ?? null;
}
