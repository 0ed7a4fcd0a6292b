import type { ListedDate } from "../../platform/db/shapes/listed-entity";
import { dateIn, isoDate, monthOf } from "../connectors/values/dates";
import { valuesIn } from "./several-values";

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

/**
 * Every date of birth in a cell as British lists write them: "(1) 01/02/1960 (2) 00/00/1961", "dd/05/1970", "1962 or 1963", "between
 * 1960 and 1962". Days first; a part that is not known is 00 or a letter.
 */
export function datesOfBirth(cell: string): ListedDate[] {
  return valuesIn(cell)
    .flatMap((piece) => {
      const several = piece.match(SLASHED) ?? [];
      return several.length > 1 && !/\b(?:between|from|to|and)\b/i.test(piece) ? several : piece.split(/\s+or\s+/i);
    })
    .map((one) => partialDate(one, "birth"))
    .filter((date) => date !== null);
}

const SLASHED = /(?<![\d/])[\dxdm]{1,2}[/.][\dxdm]{1,2}[/.]\d{4}(?!\d)/gi;

/** "00/05/1962" and "dd/05/1962" → "1962-05", "00/00/1962" and "1962-00-00" → "1962". */
function withoutBlanks(text: string): string {
  return text
    .replace(/(?<![\d/])(?:00?|dd|xx)[/.-](?:00?|mm|xx)[/.-](\d{4})(?!\d)/gi, "$1")
    .replace(
      /(?<![\d/])(?:00?|dd|xx)[/.-](\d{1,2})[/.-](\d{4})(?!\d)/gi,
      (_, month, year) => `${year}-${month.padStart(2, "0")}`,
    )
    .replace(/(?<!\d)(\d{4})-00(?:-00)?(?!\d)/g, "$1")
    .replace(/(?<!\d)(\d{4}-\d{2})-00(?!\d)/g, "$1");
}

function oneDate(written: string): string | null {
  const text = withoutBlanks(written);
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
