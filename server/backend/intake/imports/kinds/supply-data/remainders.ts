import { hours } from "~/time/duration";

/** First and last day; without an end, null. */
export interface Days {
  validFrom: string;
  validTo: string | null;
}

/** What is left of a stored period beside newer ones, which do not overlap each other: nothing, its beginning, its end or what lies between. */
export function remainders(stored: Days, newer: readonly Days[]): Days[] {
  const left: Days[] = [];
  let from: string | null = stored.validFrom;
  const sorted = [...newer].sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  for (const { validFrom, validTo } of sorted) {
    if (from === null) break;
    if (stored.validTo !== null && validFrom > stored.validTo) break;
    if (validTo !== null && validTo < from) continue;
    if (validFrom > from) left.push({ validFrom: from, validTo: beside(validFrom, -1) });
    from = validTo === null || validTo >= LAST_DAY ? null : beside(validTo, 1);
  }
  if (from !== null && (stored.validTo === null || from <= stored.validTo))
    left.push({ validFrom: from, validTo: stored.validTo });
  return left;
}

/** Of a calendar with years of four digits. */
export const LAST_DAY = "9999-12-31";

/** The day before or after one. */
const beside = (day: string, by: -1 | 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * hours(24)).toISOString().slice(0, 10);
