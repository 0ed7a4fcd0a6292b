import { callBackend } from "~/backend/client.server";
import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import { listEventTypes } from "~/backend/contract/event-types";
import { readNames } from "~/backend/contract/search";
import { searchTargets } from "~/backend/contract/targets";
import { listNewsSources, readTopic, type Topic } from "~/backend/contract/topics";
import { BackendRefusedError } from "~/backend/errors";
import { sourceTitle } from "~/domain/alert/source-title";
import { marked } from "~/domain/reading/marks";
import type { FoundOption } from "~/domain/target/choose-targets";
import { chosenTarget, nameOfChosen } from "~/domain/target/chosen-target";
import { DOT } from "~/i18n/dot";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { paths } from "~/paths";

/** The topic (null: a new one) as its page shows it. */
export async function topicView(context: LoadContext, topicId: number | null, speech: Speech) {
  const [{ stored, targets }, types, sources] = await Promise.all([
    topicId === null ? { stored: null, targets: new Map<number, string>() } : storedTopic(context, topicId, speech),
    callBackend(context, listEventTypes, {}),
    callBackend(context, listNewsSources, {}),
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
      countries: stored?.countries.map((code) => speech.country(code)).join(", ") ?? "",
      onlyTargets: stored?.onlyTargets ? "on" : "",
      targets: [...targets.values()],
      sources: stored?.sources ?? [],
      q: "",
      eventTypeId: stored?.eventTypeId ?? "",
      highestPriority: stored?.highestPriority ?? "Critical",
      state: !stored || stored.active ? "on" : "paused",
    },
    /** Of the chosen targets those that find nothing. */
    goneTargets: (stored?.gone.targetIds ?? []).flatMap((id) => targets.get(id) ?? []),
    sources: sourceOptions(sources, stored, speech),
    types: [{ value: "", label: speech.word("eventTypes", "news") }, ...named],
    priorities: PRIORITY_NAMES.toReversed().map((id) => ({ value: id, label: speech.word("priorities", id) })),
    /** For who may not change it: what it looks for, in words. */
    inWords: stored && {
      targets: stored.targetIds
        .map((id) => {
          const name = nameOfChosen(targets.get(id) ?? "");
          return stored.gone.targetIds.includes(id) ? `${name} (${speech.say("reading:topics.goneTarget")})` : name;
        })
        .join("\n"),
      sources: stored.sources
        .map((name) => {
          const isGone = stored.gone.sources.includes(name);
          return isGone ? `${sourceTitle(name)} (${speech.say("reading:topics.goneSource")})` : sourceTitle(name);
        })
        .join("\n"),
      countries: speech.list(stored.countries.map((code) => speech.country(code))),
      type: speech.word("eventTypes", stored.eventTypeId ?? "news"),
      priority: speech.word("priorities", stored.highestPriority),
    },
    newest: (stored?.newest ?? []).map(({ alertId, title, sourceName, at, quotes }) => ({
      alertId,
      title: marked(title, inText(quotes)),
      meta: [sourceTitle(sourceName), speech.date(at)].join(DOT),
      href: paths.feedView("all", `?alert=${alertId}`),
    })),
  };
}
export type TopicView = Awaited<ReturnType<typeof topicView>>;

/** Followed targets by part of their name: the others would be refused. Null where nothing was looked for. */
export async function foundTargets(context: LoadContext, q: string, speech: Speech): Promise<FoundOption[] | null> {
  const asked = q.trim().slice(0, 200);
  if (asked === "") return null;
  const { content } = await callBackend(context, searchTargets, { query: { q: asked, size: 20 } });
  return content
    .filter(({ tier }) => tier !== null)
    .map(({ id, name, ctype, city, country }) => ({
      value: String(id),
      label: name,
      hint: [speech.word("ctypes", ctype), city, country && speech.country(country)].filter(Boolean).join(DOT),
    }));
}

/** The words of a topic, for marking. */
export const inText = (quotes: readonly string[]) => quotes.map((words) => ({ kind: "topic" as const, words }));

/** A topic with its targets as its form sends them, by their numbers; one that is deleted has no name any more. */
async function storedTopic(context: LoadContext, topicId: number, speech: Speech) {
  const stored = await found(callBackend(context, readTopic, { params: { topicId } }));
  const refs = stored.targetIds.map((id) => `target:${id}`).join();
  const { content } = refs ? await callBackend(context, readNames, { query: { refs } }) : { content: [] };
  const names = new Map(content.map(({ id, name }) => [id, name]));
  const targets = stored.targetIds.map((id): [number, string] => {
    return [id, chosenTarget(id, names.get(id) ?? speech.say("reading:topics.deletedTarget", { id }))];
  });
  return { stored, targets: new Map(targets) };
}

/** The sources that can be chosen, by their titles, and those of the topic that are gone. */
function sourceOptions(sources: readonly { name: string; own: boolean }[], stored: Topic | null, speech: Speech) {
  const titles = sources.map(({ name }) => sourceTitle(name));
  const isTwice = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  const options = sources.map(({ name, own }) => {
    const label = sourceTitle(name);
    const hints = [own && speech.say("reading:topics.ownSource"), isTwice(label) && name];
    return { value: name, label, hint: hints.filter(Boolean).join(DOT) || undefined };
  });
  const hint = speech.say("reading:topics.goneSource");
  const gone = (stored?.gone.sources ?? []).map((name) => ({ value: name, label: sourceTitle(name), hint }));
  return [...gone, ...options.sort((one, other) => one.label.localeCompare(other.label))];
}

async function found<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
}
