import { callBackend } from "~/backend/client.server";
import { listEventMerges } from "~/backend/contract/event-merges";
import { listEvents } from "~/backend/contract/events";
import { sourceTitle } from "~/domain/alert/source-title";
import { allPages } from "~/domain/export/csv-answer.server";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { type EventsFilter, narrowedBy } from "../events/filter";

const EVENTS = ["event", "type", "priority", "at", "sources", "reports", "alert", "state"] as const;
const MERGES = ["event", "merged", "at", "by", "state"] as const;

/** Moments are of UTC, so that the file is the same for everybody. */
export function eventsAsRows(context: LoadContext, filter: EventsFilter, speech: Speech) {
  const heads = (filter.part === "merges" ? MERGES : EVENTS).map((column) =>
    speech.say(`eventPages:columns.${column}`),
  );
  return { heads, portions: filter.part === "merges" ? merges(context, speech) : events(context, filter, speech) };
}

const events = (context: LoadContext, filter: EventsFilter, speech: Speech) =>
  allPages(
    (page) => callBackend(context, listEvents, { query: { ...page, ...narrowedBy(filter) } }),
    ({ title, eventTypeId, priority, at, sourceNames, reports, alert, withdrawn }) => [
      ...[title, speech.word("eventTypes", eventTypeId), speech.word("priorities", priority), at],
      ...[speech.list(sourceNames.map(sourceTitle)), reports, alert && speech.word("statuses", alert.statusId)],
      withdrawn ? speech.say("eventPages:withdrawn") : null,
    ],
  );

const merges = (context: LoadContext, speech: Speech) =>
  allPages(
    (page) => callBackend(context, listEventMerges, { query: page }),
    ({ kept, merged, mergedAt, mergedBy, undoneAt }) => [
      ...[kept.title, merged.title, mergedAt, mergedBy ?? speech.say("eventPages:undo.rule")],
      speech.say(undoneAt ? "eventPages:undo.undone" : "eventPages:undo.stands"),
    ],
  );
