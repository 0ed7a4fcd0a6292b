import type { LinkReason } from "../../../platform/db/schema/events";
import type { RawEvent } from "../../../platform/db/shapes/raw-event";
import type { EventTypeId } from "../../../reference/catalogue/event-types";
import { slugOf } from "./slug";

/** What one source tells. */
export interface PlannedReport {
  /** What people say that it tells of, where reading leaves it to them or they know better; null: nobody has said anything yet. */
  eventTypeId: EventTypeId | null;
  event: RawEvent;
}

/** One happening: who told of it first, who told it again, and what the first one corrected later. */
export interface Story {
  first: PlannedReport;
  again: PlannedReport[];
  corrected: PlannedReport | null;
  /** An earlier report of which this may be an update, and why. */
  updateOf?: { externalId: string; reason: LinkReason };
}

/** `.example` is nobody's (RFC 2606). */
export const addressOf = (paper: string, title: string): string =>
  `https://${slugOf(paper)}.example/${slugOf(title).slice(0, 80)}`;
