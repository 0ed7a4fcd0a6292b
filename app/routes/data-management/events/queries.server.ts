import { callBackend } from "~/backend/client.server";
import { listConnectors } from "~/backend/contract/connectors";
import { listEventMerges } from "~/backend/contract/event-merges";
import { listEventTypes } from "~/backend/contract/event-types";
import { listEvents } from "~/backend/contract/events";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";
import { type EventsFilter, narrowedBy } from "./filter";

const PAGE = 50;

/** A page of events, or of merges, with what the list can be narrowed by. A cursor that was cut short is a first page. */
export async function eventsOf(context: LoadContext, filter: EventsFilter) {
  const { part, after } = filter;
  if (part === "merges") {
    const merges = await orFirst(after, (page) => callBackend(context, listEventMerges, { query: page }));
    return { merges, events: undefined };
  }
  const narrowed = narrowedBy(filter);
  const [events, types, sources] = await Promise.all([
    orFirst(after, (page) => callBackend(context, listEvents, { query: { ...page, ...narrowed } })),
    callBackend(context, listEventTypes, {}),
    callBackend(context, listConnectors, {}),
  ]);
  return { events, types: types.map(({ id }) => id), sources: sources.map(({ name }) => name), merges: undefined };
}
export type EventsAnswer = Awaited<ReturnType<typeof eventsOf>>;

async function orFirst<T>(
  after: string | null,
  page: (query: { size: number; after?: string }) => Promise<T>,
): Promise<T> {
  return page({ size: PAGE, ...(after && { after }) }).catch((error) => {
    if (after && error instanceof BackendRefusedError && error.status === 422) return page({ size: PAGE });
    throw error;
  });
}
