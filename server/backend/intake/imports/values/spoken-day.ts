import { hours } from "~/time/duration";

/** A day, a month, a quarter or a year: the first and the last day of it, `YYYY-MM-DD`. */
export interface Span {
  first: string;
  last: string;
}

/**
 * A time as people write it in words: "Q3 2019", "Jan-2015", "31-Dec-2020", "Dec 31, 2020", "1er janvier 2026", "15 de marzo de 2026", "since 2015", and the number that a spreadsheet has for a
 * day ("43831"). Null for what is none, or is a day in figures.
 */
export function spokenDay(text: string): Span | null {
  const bare = text.trim().replace(/^(?:since|from|seit|ab|depuis|desde|dal|od)\s+/i, "");
  const quarter = /^(?:Q([1-4])[\s/.-]*(\d{4})|(\d{4})[\s/.-]*Q([1-4]))$/i.exec(bare);
  if (quarter !== null) {
    const month = 3 * (Number(quarter[1] ?? quarter[4]) - 1);
    return span(Number(quarter[2] ?? quarter[3]), month, month + 2);
  }
  const worded =
    /^(?:(\d{1,2})(?:er|st|nd|rd|th|[ºª°])?[\s.-]+(?:de\s+)?)?(\p{L}{3,10})\.?(?:[\s./-]+|\s+del?\s+)(?:(\d{1,2})(?:st|nd|rd|th)?,\s*)?(\d{4})$/u.exec(
      bare,
    ) ?? null;
  const month = worded === null ? -1 : monthOf(worded[2] ?? "");
  if (worded !== null && month >= 0) {
    const day = worded[1] ?? worded[3];
    return day === undefined ? span(Number(worded[4]), month, month) : ofDay(Number(worded[4]), month, Number(day));
  }
  if (/^\d{5}(?:\.0+)?$/.test(bare)) return ofSerial(Number(bare));
  return bare !== text.trim() && /^\d{4}$/.test(bare) ? span(Number(bare), 0, 11) : null;
}

/** What stands where nothing has ended yet. */
export const isOpenEnd = (text: string): boolean =>
  /^(?:present|now|today|current|ongoing|to date|heute|laufend|aktuell|andauernd|actuel|en cours|à ce jour|actualidad|vigente|oggi|in corso|atual|obecnie|至今|现在)$/i.test(
    text.trim(),
  );

const MONTHS: readonly RegExp[] = [
  /^(?:jan|janv|ene|gen)/i,
  /^(?:feb|fév|fev)/i,
  /^(?:mar|mär|mrz)/i,
  /^(?:apr|avr|abr)/i,
  /^(?:may|mai|mag)/i,
  /^(?:jun|juin|giu)/i,
  /^(?:jul|juil|lug)/i,
  /^(?:aug|aoû|aou|ago)/i,
  /^(?:sep|set)/i,
  /^(?:oct|okt|ott|out)/i,
  /^(?:nov)/i,
  /^(?:dec|dez|déc|dic)/i,
];
const monthOf = (word: string): number => MONTHS.findIndex((month) => month.test(word));

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const isYear = (year: number): boolean => year >= 1800 && year <= 2200;

const span = (year: number, from: number, to: number): Span | null =>
  isYear(year) ? { first: dayOf(Date.UTC(year, from, 1)), last: dayOf(Date.UTC(year, to + 1, 0)) } : null;

function ofDay(year: number, month: number, day: number): Span | null {
  const time = Date.UTC(year, month, day);
  // The 31st of a shorter month becomes a day of the next one.
  if (!isYear(year) || new Date(time).getUTCMonth() !== month) return null;
  return { first: dayOf(time), last: dayOf(time) };
}

/** Days since 30 December 1899, as spreadsheets count them; from 1954 to 2064, so that other numbers are none. */
function ofSerial(days: number): Span | null {
  if (days < 20_000 || days > 60_000) return null;
  const day = dayOf(Date.UTC(1899, 11, 30) + days * hours(24));
  return { first: day, last: day };
}
