import type { EventCandidate, EventReport } from "~/backend/contract/events";
import { sourceTitle } from "~/domain/alert/source-title";
import { eventLineOf } from "~/domain/event/event-words.server";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";
import type { EventAnswer } from "./queries.server";

export type EventView = ReturnType<typeof viewOf>;

export function viewOf({ read, candidates, isFirst }: EventAnswer, speech: Speech) {
  const event = eventLineOf(read.event, speech);
  const { reports } = read.event;
  return {
    event,
    lead: [event.what, speech.dateTime(event.at)].join(DOT),
    splitHref: event.lock === null && reports > 1 ? paths.eventSplit(event.id) : null,
    reportsTitle: speech.say("eventPages:event.reports", { count: reports, number: speech.number(reports) }),
    reports: read.content.map((report) => reportOf(report, speech)),
    firstHref: isFirst ? null : paths.event(event.id),
    nextHref: read.after ? paths.event(event.id, `?after=${encodeURIComponent(read.after)}`) : null,
    merges: read.merges.map(({ id, title, mergedAt }) => ({ id, title, at: mergedAt, href: paths.eventMerge(id) })),
    apart: read.apart.map(({ id, title }) => ({ id, title, href: paths.event(id) })),
    /** Null where nothing can be merged. */
    candidates: event.lock === null ? candidates.map((one) => candidateOf(one, speech)) : null,
  };
}

function reportOf(report: EventReport, speech: Speech) {
  const { id, sourceName, title, summary, url, language, publishedAt, happenedAt, firstSeenAt, organizations } = report;
  const facts = [
    publishedAt && { key: "published" as const, text: speech.dateTime(publishedAt) },
    !publishedAt && { key: "received" as const, text: speech.dateTime(firstSeenAt) },
    happenedAt && { key: "happened" as const, text: speech.dateTime(happenedAt) },
    organizations.length > 0 && { key: "names" as const, text: speech.list(organizations) },
  ];
  return {
    ...{ id, title, summary, url, language: language ?? undefined, withdrawn: report.withdrawn },
    source: sourceTitle(sourceName),
    facts: facts.filter((fact) => Boolean(fact)) as Exclude<(typeof facts)[number], false | "" | null>[],
    why: report.joined?.text ?? null,
  };
}

function candidateOf({ signs, apart, ...event }: EventCandidate, speech: Speech) {
  const { id, title, language, what, sources, href } = eventLineOf(event, speech);
  const common = [
    ...signs.map((sign) => speech.say(`eventPages:signs.${sign}`)),
    apart && speech.say("eventPages:signs.apart"),
  ];
  return {
    ...{ id, title, language, href },
    about: [what, speech.date(event.at), sources].filter(Boolean).join(DOT),
    signs: speech.list(common),
  };
}
