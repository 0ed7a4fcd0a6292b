import type { EventMergePage } from "~/backend/contract/event-merges";
import { MOST_MERGED } from "~/backend/contract/event-merges";
import type { EventPage } from "~/backend/contract/events";
import { sourceTitle } from "~/domain/alert/source-title";
import { eventLineOf } from "~/domain/event/event-words.server";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import { EVENT_PARTS, type EventsFilter, isNarrowed, toSearch } from "./filter";
import type { EventsAnswer } from "./queries.server";

export type EventsView = ReturnType<typeof viewOf>;

export function viewOf(answer: EventsAnswer, filter: EventsFilter, speech: Speech) {
  const { after } = answer.events ?? answer.merges;
  const hrefOf = (other: Partial<EventsFilter>) => paths.events(toSearch({ ...filter, ...other }));
  return {
    tabs: EVENT_PARTS.map((part) => ({
      ...{ key: part, text: speech.say(`eventPages:parts.${part}`), current: part === filter.part },
      href: paths.events(toSearch({ ...NOTHING, part })),
    })),
    events: answer.events ? listOf(answer, filter, speech) : null,
    merges: answer.merges ? answer.merges.content.map((merge) => mergeOf(merge, speech)) : null,
    exportHref: paths.eventsExport(toSearch({ ...filter, after: null })),
    firstHref: filter.after ? hrefOf({ after: null }) : null,
    nextHref: after ? hrefOf({ after }) : null,
  };
}

function listOf(
  { events, types, sources }: Extract<EventsAnswer, { events: EventPage }>,
  filter: EventsFilter,
  speech: Speech,
) {
  const typeOptions = types.map((id) => ({ value: id, label: speech.word("eventTypes", id) }));
  // One that was removed, or that a program is, is no connector and may be asked for all the same.
  const names = [...new Set([...sources, ...(filter.source ? [filter.source] : [])])];
  return {
    rows: events.content.map((event) => eventLineOf(event, speech)),
    total: totalOf(events, speech),
    isNarrowed: isNarrowed(filter),
    clearHref: paths.events(toSearch({ ...NOTHING, part: filter.part })),
    part: filter.part === "own" ? filter.part : null,
    hint: speech.say("eventPages:compareHint", { most: MOST_MERGED }),
    chosen: { type: filter.type ?? "", source: filter.source ?? "", day: filter.day ?? "" },
    types: typeOptions.toSorted((a, b) => a.label.localeCompare(b.label)),
    sources: names.map((name) => ({ value: name, label: sourceTitle(name) })),
  };
}

const NOTHING = { type: null, source: null, day: null, after: null };

function totalOf({ totalElements, totalIsExact }: EventPage, speech: Speech): string {
  const number = speech.number(totalElements);
  return totalIsExact
    ? speech.say("eventPages:total", { count: totalElements, number })
    : speech.say("eventPages:more", { number });
}

const mergeOf = (
  { id, kept, merged, mergedAt, mergedBy, undoneAt }: EventMergePage["content"][number],
  speech: Speech,
) => ({
  ...{ id, kept: kept.title, merged: merged.title, at: mergedAt, href: paths.eventMerge(id) },
  by: mergedBy ?? speech.say("eventPages:undo.rule"),
  state: speech.say(undoneAt ? "eventPages:undo.undone" : "eventPages:undo.stands"),
  isUndone: undoneAt !== null,
});
