import { days } from "~/time/duration";
import { currentArming } from "../../../intake/news/arming/current-arming";
import { explainAll } from "../../../intake/news/explain/explain";
import type { Tx } from "../../../platform/db/database";
import type { Reading } from "../../../platform/db/shapes/reading";
import type { PlannedReport } from "./story";

/** What came longer ago was read by an earlier version of the product. */
const READ_SINCE = days(30);

/** The readings of the newest press reports by their external ids: the real ones, as a feed would have brought about. */
export async function readReports(
  tx: Tx,
  reports: readonly PlannedReport[],
  now: Date,
): Promise<ReadonlyMap<string, Reading>> {
  const read = reports.filter(({ event }) => {
    return event.kind === "report" && Date.parse(event.publishedAt ?? "") > now.getTime() - READ_SINCE;
  });
  if (read.length === 0) return new Map();
  const texts = read.map(({ event }) => ({ item: event, asOf: new Date(event.publishedAt ?? now), homeCountry: null }));
  const readings = await explainAll({ texts, arming: await currentArming(tx) });
  return new Map(read.flatMap(({ event }, at) => (readings[at] ? [[event.externalId, readings[at]]] : [])));
}

/** Whether a reading explains what a report is told to be. */
export const explains = ({ eventTypeId }: PlannedReport, reading: Reading | undefined): boolean =>
  reading?.outcome === "event" && reading.types[0]?.value === eventTypeId;
