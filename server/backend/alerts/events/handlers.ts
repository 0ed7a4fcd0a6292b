import { listEventMerges, readEventMerge } from "~/backend/contract/event-merges";
import { listEventCandidates, listEvents, readEventReports } from "~/backend/contract/events";
import { answer, type Handler } from "../../platform/call/handler";
import { notFound } from "../../platform/call/refusal";
import { readCandidates } from "./candidates";
import { COUNTED, numbersIn, pageIn } from "./cursors";
import { countPlaces, listPlaces } from "./list-events";
import { type FoundEvent, readEvents } from "./read-events";
import { countMerges, listMerges, readMerge } from "./read-merges";
import { readBonds, readReports } from "./read-reports";

const withoutWay = ({ mergedInto: _, ...event }: FoundEvent) => event;

export const eventHandlers: Handler[] = [
  answer(listEvents, async ({ tx, scope: { customerId }, query: { size, after, ...filter } }) => {
    // Microseconds of three thousand years: what is longer ago or ahead is no moment to the database.
    const [at, id] = numbersIn(after, /^(-?\d{1,17})\.(\d{1,15})$/) ?? [];
    const cursor = at === undefined ? null : { at, id: Number(id) };
    const places = await listPlaces(tx, customerId, { filter, after: cursor, limit: size + 1 });
    const total = await countPlaces(tx, customerId, filter, COUNTED + 1);
    const { content, page } = pageIn(places, { size, total, cursorOf: (last) => `${last.at}.${last.id}` });
    const events = await readEvents(
      tx,
      customerId,
      content.map((place) => place.id),
    );
    return { ...page, content: events.map(withoutWay) };
  }),

  answer(readEventReports, async ({ tx, scope: { customerId }, session, params: { eventId }, query }) => {
    const [event] = await readEvents(tx, customerId, [eventId]);
    if (!event) throw notFound("event");
    const [joined, id] = numbersIn(query.after, /^([01])\.(\d{1,15})$/) ?? [];
    const after = joined === undefined ? null : { joined: joined === "1", id: Number(id) };
    const { language } = session.user;
    const reports = await readReports(tx, eventId, { after, limit: query.size + 1, language });
    const { content, page } = pageIn(reports, {
      ...{ size: query.size, total: event.reports },
      cursorOf: (last) => `${last.joined === null ? 0 : 1}.${last.id}`,
    });
    return {
      ...page,
      ...{
        content,
        totalElements: event.reports,
        totalIsExact: true,
        totalPages: Math.ceil(event.reports / query.size),
      },
      ...{ event: withoutWay(event), mergedInto: event.mergedInto },
      ...(await readBonds(tx, customerId, eventId)),
    };
  }),

  answer(listEventCandidates, async ({ tx, scope: { customerId }, params: { eventId } }) => {
    const [event] = await readEvents(tx, customerId, [eventId]);
    if (!event) throw notFound("event");
    return event.lock === null && event.mergedInto === null ? readCandidates(tx, customerId, eventId) : [];
  }),

  answer(listEventMerges, async ({ tx, scope: { customerId }, session, query: { size, after } }) => {
    const [before] = numbersIn(after, /^(\d{1,15})$/) ?? [];
    const { language } = session.user;
    const found = await listMerges(tx, customerId, {
      ...{ before: before === undefined ? null : Number(before), limit: size + 1, language },
    });
    const total = await countMerges(tx, customerId, COUNTED + 1);
    const { content, page } = pageIn(found, { size, total, cursorOf: ({ id }) => String(id) });
    return { ...page, content };
  }),

  answer(readEventMerge, async ({ tx, scope: { customerId }, session, params: { mergeId } }) => {
    const merge = await readMerge(tx, customerId, mergeId, session.user.language);
    if (!merge) throw notFound("merge");
    return merge;
  }),
];
