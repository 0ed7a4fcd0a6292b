import { asPeopleStillSay } from "../../../intake/ingest/again/reading-of-people";
import { currentArming } from "../../../intake/news/arming/current-arming";
import { explainAll } from "../../../intake/news/explain/explain";
import type { Tx } from "../../../platform/db/database";
import type { Reading } from "../../../platform/db/shapes/reading";
import type { PlannedReport } from "./story";

/**
 * What is read in the press's reports, by the hash of their content, as a feed would have brought it about: what waited for people is
 * as they said. What a hazard desk measures is not read.
 */
export async function readReports(
  tx: Tx,
  reports: readonly PlannedReport[],
  now: Date,
): Promise<ReadonlyMap<string, Reading>> {
  const press = reports.filter(({ event }) => event.kind === "report");
  if (press.length === 0) return new Map();
  const texts = press.map(({ event }) => ({
    item: event,
    asOf: new Date(event.publishedAt ?? now),
    homeCountry: null,
  }));
  const readings = await explainAll({ texts, arming: await currentArming(tx) });
  return new Map(
    press.flatMap(({ event, eventTypeId }, at): [string, Reading][] => {
      const read = readings[at];
      return read ? [[event.contentHash, eventTypeId === null ? read : asPeopleStillSay(read, eventTypeId)]] : [];
    }),
  );
}
