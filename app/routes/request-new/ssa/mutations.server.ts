import type { RequestLink } from "~/access/request-link.server";
import { callBackend } from "~/backend/client.server";
import type { Answers } from "~/backend/contract/questionnaire-words";
import {
  type LinkedQuestionnaire,
  saveLinkedAnswers,
  startLinkedQuestionnaire,
  submitLinkedAnswers,
} from "~/backend/contract/questionnaires";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";

/** Handed in meanwhile by a colleague, and a link that has ended: the page itself says which when it is read again. */
const CLOSED = { closed: () => ({ problem: { key: "request:problems.closed" as const } }) };
const GONE = { not_found: () => ({ problem: { key: "request:problems.gone" as const } }) };

export function start(context: LoadContext, link: RequestLink): Promise<Attempted<LinkedQuestionnaire>> {
  return attempt(() => callBackend(context, startLinkedQuestionnaire, { body: link }), GONE);
}

export function saveAnswers(
  context: LoadContext,
  link: RequestLink,
  answers: Answers,
): Promise<Attempted<LinkedQuestionnaire>> {
  return attempt(() => callBackend(context, saveLinkedAnswers, { body: { ...link, answers } }), { ...CLOSED, ...GONE });
}

export function submitAnswers(
  context: LoadContext,
  link: RequestLink,
  name: string,
): Promise<Attempted<LinkedQuestionnaire>> {
  return attempt(() => callBackend(context, submitLinkedAnswers, { body: { ...link, name } }), {
    ...CLOSED,
    ...GONE,
    incomplete: () => ({ problem: { key: "request:problems.incomplete" } }),
  });
}
