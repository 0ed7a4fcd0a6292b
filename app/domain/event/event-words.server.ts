import type { EventItem, EventLock } from "~/backend/contract/events";
import { sourceTitle } from "~/domain/alert/source-title";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import { paths } from "~/paths";

/** What of an event a list shows: it stands in one line with others. */
export interface EventLine {
  id: number;
  title: string;
  /** BCP 47, of the title. */
  language: string | undefined;
  href: string;
  /** "Fire · High". */
  what: string;
  sources: string;
  at: string;
  reports: string;
  alert: { text: string; href: string } | null;
  withdrawn: boolean;
  lock: { key: EventLock; name: string; why: string } | null;
}

export function eventLineOf(event: EventItem, speech: Speech): EventLine {
  const { id, title, language, eventTypeId, priority, at, reports, sourceNames, alert, withdrawn, lock } = event;
  return {
    ...{ id, title, at, withdrawn, language: language ?? undefined, href: paths.event(id) },
    what: [speech.word("eventTypes", eventTypeId), speech.word("priorities", priority)].join(DOT),
    sources: speech.list(sourceNames.map(sourceTitle)),
    reports: speech.number(reports),
    alert: alert && {
      text: speech.word("statuses", alert.statusId),
      href: paths.feedView("all", `?alert=${alert.id}`),
    },
    lock: lock && {
      key: lock,
      name: speech.say(`eventPages:lock.${lock}`),
      why: speech.say(`eventPages:lockWhy.${lock}`),
    },
  };
}
