import { asPeopleStillSay } from "../../../intake/ingest/again/reading-of-people";
import { explainAll, type TextsToExplain } from "../../../intake/news/explain/explain";
import type { Reading } from "../../../platform/db/shapes/reading";
import type { PlannedReport, Story } from "./story";

/** By the hash of a report's content. */
export type Readings = ReadonlyMap<string, Reading>;

/**
 * What is read in the press's reports, as a feed would have brought it about: what waited for people is as they said. What a hazard desk
 * measures is not read.
 */
export async function readReports(stories: readonly Story[], arming: TextsToExplain["arming"]): Promise<Readings> {
  const press = stories.flatMap(reportsOf).filter(({ event }) => event.kind === "report");
  if (press.length === 0) return new Map();
  const texts = press.map(({ event }) => ({ item: event, asOf: new Date(event.publishedAt ?? ""), homeCountry: null }));
  const readings = await explainAll({ texts, arming });
  return new Map(
    press.flatMap(({ event, eventTypeId }, at): [string, Reading][] => {
      const read = readings[at];
      return read ? [[event.contentHash, eventTypeId === null ? read : asPeopleStillSay(read, eventTypeId)]] : [];
    }),
  );
}

const reportsOf = ({ first, again, corrected }: Story): PlannedReport[] => [
  first,
  ...again,
  ...(corrected ? [corrected] : []),
];
