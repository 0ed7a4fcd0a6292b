import { createHash } from "node:crypto";
import type { OwnAlertCandidate } from "../../../intake/imports/kinds/own-alerts/own-alert";
import type { Incoming } from "../../../intake/ingest/plan-batch";
import { toReport } from "../to-report";

/** Whose numbers `externalId` are: those of the customer's systems that push without saying which they are. */
const SOURCE = "own";
export const SOURCE_NAME = `push:${SOURCE}`;

/** By what a row is known again: its own number, or else its target, type, day and title. */
export function numberOf({ ends: [supplier], says }: OwnAlertCandidate): string {
  const { externalId, eventTypeId, day, title } = says;
  if (externalId !== null) return externalId;
  const told = JSON.stringify([supplier?.targetId ?? null, eventTypeId, day, title.toLowerCase()]);
  return `list:${createHash("sha256").update(told).digest("hex").slice(0, 40)}`;
}

/** Rows of one number as one report; `targetIds` are all that they name. Null where the type is none. */
export function reportOf(row: OwnAlertCandidate, targetIds: readonly number[], withdrawn = false): Incoming | null {
  const { eventTypeId, title, text, day, priority, link } = row.says;
  const report = toReport({
    ...{ title, eventTypeId: eventTypeId ?? "", summary: text, places: [], organizations: [], withdrawn },
    ...{ source: SOURCE, externalId: numberOf(row), targetIds: [...targetIds] },
    // Noon in UTC is that day nearly everywhere.
    ...(day !== null && { occurredAt: `${day}T12:00:00Z` }),
    ...(priority !== null && { priority }),
    ...(link !== null && { url: link }),
  });
  return report?.incoming ?? null;
}
