import { callBackend } from "~/backend/client.server";
import {
  addTopic,
  badTargets,
  badWords,
  putTopic,
  removeTopic,
  type Topic,
  type TriedTopic,
  tryTopic,
  unknownSources,
} from "~/backend/contract/topics";
import type { BackendRefusedError } from "~/backend/errors";
import { sourceTitle } from "~/domain/alert/source-title";
import { idOfChosen, nameOfChosen } from "~/domain/target/chosen-target";
import { type Attempted, attempt } from "~/forms/attempt.server";
import { listed } from "~/i18n/listed";
import type { Message, MessageKey } from "~/i18n/message";
import { userTag } from "~/i18n/user-tag.server";
import type { LoadContext } from "~/load-context";
import type { TopicForm } from "./schema";

type Query = Pick<TopicForm, "words" | "not" | "countries" | "onlyTargets" | "targets" | "sources">;

/** What the topic would have found; nothing is written. Null: a new one. */
export function tried(context: LoadContext, topicId: number | null, form: Query): Promise<Attempted<TriedTopic>> {
  return attempt<TriedTopic>(
    () => callBackend(context, tryTopic, { body: { ...queryOf(form), topicId } }),
    saysOf(form, userTag(context)),
  );
}

/** Writes a new topic, or over the one of this number. */
export function saveTopic(
  context: LoadContext,
  topicId: number | null,
  form: TopicForm,
  idempotencyKey?: string,
): Promise<Attempted<Topic>> {
  const { name, eventTypeId = null, highestPriority, state, version = 1 } = form;
  const body = { name, ...queryOf(form), eventTypeId, highestPriority, active: state === "on" };
  const save = () =>
    topicId === null
      ? callBackend(context, addTopic, { body, idempotencyKey })
      : callBackend(context, putTopic, { params: { topicId }, body: { ...body, version } });
  return attempt<Topic>(save, {
    ...saysOf(form, userTag(context)),
    topic_exists: () => ({ errors: { name: ["reading:topics.problems.nameTaken"] } }),
    stale_version: () => ({ problem: { key: "reading:topics.problems.stale" } }),
    too_many: () => ({ problem: { key: "reading:topics.problems.tooMany" } }),
    too_many_hits: () => ({ errors: { words: ["reading:topics.problems.tooManyHits"] } }),
    unknown_type: () => ({ errors: { eventTypeId: ["reading:topics.problems.type"] } }),
  });
}

export function dropTopic(context: LoadContext, topicId: number): Promise<void> {
  return callBackend(context, removeTopic, { params: { topicId } });
}

const queryOf = ({ words, not, countries, onlyTargets, targets, sources }: Query) => ({
  ...{ words, not, countries, sources },
  onlyTargets: onlyTargets === "on",
  targetIds: targets.map(idOfChosen),
});

const saysOf = ({ targets }: Query, tag: string) => ({
  bad_targets: (refused: BackendRefusedError) => targetsRefused(refused, targets, tag),
  unknown_sources: (refused: BackendRefusedError) => sourcesRefused(refused, tag),
  bad_words: wordsRefused,
  unknown_country: () => ({ errors: { countries: ["reading:topics.problems.countries" as const] } }),
  invalid_input: () => ({ errors: { words: ["reading:topics.badWords.too-long" as const] } }),
});

/** Which targets cannot be chosen, by their names, and why. */
function targetsRefused({ details }: BackendRefusedError, chosen: readonly string[], tag: string) {
  const { data } = badTargets.safeParse(details);
  if (!data) return null;
  const names = new Map(chosen.map((one) => [idOfChosen(one), nameOfChosen(one)]));
  const errors = (["not-monitored", "unknown"] as const).flatMap((why): Message[] => {
    const some = data.targets.filter((target) => target.why === why).map(({ id }) => names.get(id) ?? String(id));
    return some.length > 0
      ? [{ key: `reading:topics.problems.target.${why}`, params: { names: listed(some, tag) } }]
      : [];
  });
  return { errors: { targets: errors } };
}

function sourcesRefused({ details }: BackendRefusedError, tag: string) {
  const { data } = unknownSources.safeParse(details);
  if (!data) return null;
  const names = listed(data.sources.map(sourceTitle), tag);
  return { errors: { sources: [{ key: "reading:topics.problems.sources" as const, params: { names } }] } };
}

/** At each list what is wrong with its first bad line, and above the form which line that is. */
function wordsRefused({ details }: BackendRefusedError) {
  const { data } = badWords.safeParse(details);
  const [first] = data?.lines ?? [];
  if (!data || !first) return null;
  const errors: Record<string, MessageKey[]> = {};
  for (const { list, why } of data.lines) errors[list] = [`reading:topics.badWords.${why}`];
  const { line, text } = first;
  return { errors, problem: { key: "reading:topics.problems.line" as const, params: { line, text } } };
}
