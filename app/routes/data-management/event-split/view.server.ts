import { sourceTitle } from "~/domain/alert/source-title";
import { eventLineOf } from "~/domain/event/event-words.server";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import type { SplitAnswer } from "./queries.server";

export type SplitView = ReturnType<typeof viewOf>;

export function viewOf({ event, reports }: SplitAnswer, speech: Speech) {
  const { id, title, href, lock } = eventLineOf(event, speech);
  return {
    ...{ id, title, href, lock, isSplittable: lock === null && event.reports > 1 },
    options: reports.map((report) => ({
      value: String(report.id),
      label: report.title,
      hint: [
        sourceTitle(report.sourceName),
        speech.dateTime(report.publishedAt ?? report.firstSeenAt),
        report.joined?.text ?? speech.say("eventPages:event.firstReport"),
      ].join(DOT),
    })),
    cut:
      reports.length < event.reports
        ? speech.say("eventPages:split.cut", { number: speech.number(reports.length) })
        : null,
  };
}
