import { createHash, randomUUID } from "node:crypto";
import type { z } from "zod";
import type { pushAlert } from "~/backend/contract/alerts-push";
import { withContentHash } from "../../intake/connectors/content-hash";
import type { Incoming } from "../../intake/ingest/plan-batch";
import { contentOf, storable } from "../../intake/ingest/source-content";
import type { RawEvent, RawPlace } from "../../platform/db/shapes/raw-event";
import { type EventTypeId, isEventType } from "../../reference/catalogue/event-types";

export type Pushed = z.output<NonNullable<typeof pushAlert.body>>;

/** A pushed event in the form in which every source's reports are taken in; null when its type is none. */
export function toReport(pushed: Pushed): { incoming: Incoming; sourceName: string } | null {
  const { eventTypeId } = pushed;
  if (!isEventType(eventTypeId)) return null;
  const sourceName = `push:${pushed.source}`;
  const event = toEvent(pushed, sourceName);
  return {
    sourceName,
    incoming: { event, content: contentOf(event, eventTypeId as EventTypeId), joinKeys: [], lookupKeys: [] },
  };
}

function toEvent(pushed: Pushed, sourceName: string): RawEvent {
  const targetIds = [...new Set(pushed.targetIds)].sort((a, b) => a - b).join(",");
  const event = withContentHash({
    externalId: pushed.externalId ?? randomUUID(),
    sourceName,
    kind: "report",
    revision: null,
    updatedAt: null,
    publishedAt: null,
    happenedAt: pushed.occurredAt ?? null,
    period: null,
    withdrawn: pushed.withdrawn,
    title: pushed.title,
    summary: pushed.summary,
    url: pushed.url ?? null,
    severity: pushed.priority === undefined ? {} : { level: WORDS[pushed.priority] },
    places: pushed.places.map(toPlace),
    organizations: pushed.organizations.map((one) => ({ ...one, role: "employer", otherNames: [], address: null })),
    language: pushed.language ?? null,
    raw: {},
  });
  // Another type or other targets are news too.
  const contentHash = createHash("sha256")
    .update(`${event.contentHash} ${targetIds} ${pushed.eventTypeId}`)
    .digest("hex");
  return storable({ ...event, contentHash });
}

/** The words that the rule `event-priority` reads. */
const WORDS = { Low: "low", Mid: "medium", High: "high", Critical: "critical" } as const;

function toPlace(place: Pushed["places"][number]): RawPlace {
  if ("lat" in place) return { kind: "point", ...place };
  if ("address" in place) {
    const { address, city = null, region = null, country = null } = place;
    return { kind: "address", text: address, city, region, country };
  }
  return { kind: "country", iso2: place.country };
}
