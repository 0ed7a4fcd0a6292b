import type { EventMergePreview } from "~/backend/contract/event-merges";
import { eventLineOf } from "~/domain/event/event-words.server";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";

export type MergeView = ReturnType<typeof viewOf>;

export function viewOf(preview: EventMergePreview, speech: Speech) {
  const { events, after } = preview;
  return {
    options: events.map((event) => {
      const { id, title, what, sources, at, alert } = eventLineOf(event, speech);
      const status = alert
        ? speech.say("eventPages:event.status", { status: alert.text })
        : speech.say("eventPages:noAlert");
      const about = [what, speech.date(at), sources, status, stateOf(event.state, speech)];
      return { value: String(id), label: title, hint: about.filter(Boolean).join(DOT) };
    }),
    isApart: events.some(({ apartFromFirst }) => apartFromFirst),
    after: afterOf(preview, speech),
    hasAlert: after.alert !== null,
  };
}

type State = EventMergePreview["events"][number]["state"];

/** "1 note · 2 comments · 3 targets" of its alert. */
function stateOf(state: State, speech: Speech): string {
  if (state === null) return "";
  return worksOf(
    { ...state, notes: state.hasNote ? 1 : 0 },
    ["notes", "comments", "labels", "actions", "targets"],
    speech,
  );
}

type Work = "notes" | "comments" | "labels" | "actions" | "targets";

const worksOf = (counts: Partial<Record<Work, number>>, works: readonly Work[], speech: Speech): string =>
  works
    .flatMap((work) => (counts[work] ? [speech.say(`eventPages:merge.${work}`, { count: counts[work] ?? 0 })] : []))
    .join(DOT);

function afterOf({ events, after: { reports, sources, alert } }: EventMergePreview, speech: Speech): string[] {
  const from = speech.say("eventPages:merge.sources", { count: sources, number: speech.number(sources) });
  const told = speech.say("eventPages:merge.reports", {
    count: reports,
    number: speech.number(reports),
    sources: from,
  });
  if (alert === null) return [told, speech.say("eventPages:merge.noAlert")];
  const title = events.find(({ id }) => id === alert.statusFrom)?.title ?? "";
  const works = worksOf(alert, ["notes", "comments", "labels", "actions"], speech);
  return [
    told,
    speech.say("eventPages:merge.alerts", { count: alert.folded + 1 }),
    speech.say("eventPages:merge.status", { status: speech.word("statuses", alert.statusId), title }),
    ...(works ? [speech.say("eventPages:merge.kept", { what: works })] : []),
  ];
}
