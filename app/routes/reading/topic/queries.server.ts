import { callBackend } from "~/backend/client.server";
import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import { listEventTypes } from "~/backend/contract/event-types";
import { readTopic } from "~/backend/contract/topics";
import { BackendRefusedError } from "~/backend/errors";
import { sourceTitle } from "~/domain/alert/source-title";
import { marked } from "~/domain/reading/marks";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";

/** The topic (null: a new one) as its page shows it. */
export async function topicView(context: LoadContext, topicId: number | null, speech: Speech) {
  const [stored, types] = await Promise.all([
    topicId === null ? null : found(callBackend(context, readTopic, { params: { topicId } })),
    callBackend(context, listEventTypes, {}),
  ]);
  const named = types
    .filter(({ id }) => id !== "news")
    .map(({ id }) => ({ value: id, label: speech.word("eventTypes", id) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return {
    id: topicId,
    name: stored?.name ?? null,
    version: stored?.version ?? null,
    mayManage: context.session?.permissions.includes("topics:manage") ?? false,
    values: {
      name: stored?.name ?? "",
      words: stored?.words.join("\n") ?? "",
      not: stored?.not.join("\n") ?? "",
      countries: stored?.countries.join(", ") ?? "",
      onlyTargets: stored?.onlyTargets ? "on" : "",
      eventTypeId: stored?.eventTypeId ?? "",
      highestPriority: stored?.highestPriority ?? "Critical",
      state: !stored || stored.active ? "on" : "paused",
    },
    types: [{ value: "", label: speech.word("eventTypes", "news") }, ...named],
    priorities: PRIORITY_NAMES.toReversed().map((id) => ({ value: id, label: speech.word("priorities", id) })),
    /** For who may not change it: what it looks for, in words. */
    inWords: stored && {
      countries: stored.countries.map((code) => speech.country(code)).join(", "),
      type: speech.word("eventTypes", stored.eventTypeId ?? "news"),
      priority: speech.word("priorities", stored.highestPriority),
    },
    newest: (stored?.newest ?? []).map(({ alertId, title, sourceName, at, quotes }) => ({
      alertId,
      title: marked(title, inText(quotes)),
      meta: [sourceTitle(sourceName), speech.date(at)].join(" · "),
      href: paths.feedView("all", `?alert=${alertId}`),
    })),
  };
}
export type TopicView = Awaited<ReturnType<typeof topicView>>;

/** The words of a topic, for marking. */
export const inText = (quotes: readonly string[]) => quotes.map((words) => ({ kind: "topic" as const, words }));

async function found<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
}
