import { randomUUID } from "node:crypto";
import { callBackend } from "~/backend/client.server";
import { mergeEvents } from "~/backend/contract/event-merges";
import { readEventReports } from "~/backend/contract/events";
import { tellEvents } from "../ingest/told-events";
import { MARK, type Make, type Nordwind, type Probe } from "./nordwind";

/** Two events of a table of Nordwind's own. */
async function told(nordwind: Nordwind): Promise<[number, number]> {
  const fires = ["02", "09"].map((day) => {
    const firm = `${MARK} ${randomUUID().replace(/[^a-z]/g, "")}`;
    return { what: `Fire at ${firm}`, firm, day: `2026-03-${day}` };
  });
  const source = { name: `table:${randomUUID()}`, ownerId: nordwind.customerId };
  const [eventId = 0, other = 0] = await tellEvents(nordwind, source, fires);
  return [eventId, other];
}

/** Of two reports, of which one can go. */
const event: Make = async (nordwind) => {
  const [eventId, other] = await told(nordwind);
  await callBackend(nordwind, mergeEvents, { body: { keptId: eventId, eventIds: [other] } });
  const { content } = await callBackend(nordwind, readEventReports, { params: { eventId } });
  return { eventId, reportIds: content.flatMap(({ id, joined }) => (joined ? id : [])) };
};

const two: Make = async (nordwind) => {
  const [keptId, eventId] = await told(nordwind);
  return { keptId, eventIds: [eventId] };
};

const merge: Make = async (nordwind) => {
  const [keptId, eventId] = await told(nordwind);
  const { mergeIds } = await callBackend(nordwind, mergeEvents, { body: { keptId, eventIds: [eventId] } });
  return { mergeId: mergeIds[0] ?? 0 };
};

/** Events of sources of one's own. */
export const EVENTS: Record<string, Probe> = {
  readEventReports: { make: event },
  listEventCandidates: { make: event },
  splitEvent: { make: event },
  previewEventMerge: {
    make: two,
    ask: ({ keptId, eventIds }) => ({ query: { ids: [keptId, ...(eventIds as readonly number[])].join(",") } }),
  },
  mergeEvents: { make: two },
  readEventMerge: { make: merge },
  undoEventMerge: { make: merge },
};
