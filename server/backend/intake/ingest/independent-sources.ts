import type { SourceContent } from "../../platform/db/schema/events";
import { bitsApart } from "../news/same-text/simhash";

/** Of a report, what tells whether it is another's word for it. */
export interface Told extends Pick<SourceContent, "simhash" | "publisher" | "isDoubtful"> {
  sourceName: string;
}

/**
 * How many sources tell of an event on their own: all that one source or the publishers of one group tell count once, and so do copies of
 * one text (design 40, "Same text").
 */
export function independentSources(reports: readonly Told[]): number {
  const first: Told[] = [];
  for (const report of reports) if (!first.some((other) => isOneWord(report, other))) first.push(report);
  return first.length;
}

/** One source tells of it, or several that say the same, and such sources were often wrong. */
export const isUnconfirmed = (reports: readonly Told[]): boolean =>
  reports.length > 0 && reports.every(({ isDoubtful }) => isDoubtful) && independentSources(reports) === 1;

function isOneWord(a: Told, b: Told): boolean {
  if (a.sourceName === b.sourceName) return true;
  if (a.publisher !== undefined && a.publisher === b.publisher) return true;
  return a.simhash !== undefined && b.simhash !== undefined && bitsApart(a.simhash, b.simhash) <= COPIED;
}

/** Bits of 64 in which an edited copy differs at most. */
const COPIED = 3;
