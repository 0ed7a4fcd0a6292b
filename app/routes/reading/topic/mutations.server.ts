import { callBackend } from "~/backend/client.server";
import {
  addTopic,
  badWords,
  putTopic,
  removeTopic,
  type Topic,
  type TriedTopic,
  tryTopic,
} from "~/backend/contract/topics";
import type { BackendRefusedError } from "~/backend/errors";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { MessageKey } from "~/i18n/message";
import type { LoadContext } from "~/load-context";
import type { TopicForm } from "./schema";

type Query = Pick<TopicForm, "words" | "not" | "countries" | "onlyTargets">;

/** What the topic would have found; nothing is written. */
export function tried(context: LoadContext, form: Query): Promise<Attempted<TriedTopic>> {
  return attempt<TriedTopic>(() => callBackend(context, tryTopic, { body: queryOf(form) }), SAYS);
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
    ...SAYS,
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

const queryOf = ({ words, not, countries, onlyTargets }: Query) => ({
  ...{ words, not, countries },
  onlyTargets: onlyTargets === "on",
});

const SAYS = {
  bad_words: wordsRefused,
  unknown_country: () => ({ errors: { countries: ["reading:topics.problems.countries" as const] } }),
  invalid_input: () => ({ errors: { words: ["reading:topics.badWords.too-long" as const] } }),
};

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
