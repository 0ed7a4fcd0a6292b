import type { RequestLink } from "~/access/request-link.server";
import { callBackend } from "~/backend/client.server";
import { type LinkedQuestionnaire, openLinkedQuestionnaire } from "~/backend/contract/questionnaires";
import { type OpenedRequest, openRequest } from "~/backend/contract/requests";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** What the link opens, or null when it opens nothing. */
export async function readRequest(context: LoadContext, link: RequestLink): Promise<OpenedRequest | null> {
  return orNull(callBackend(context, openRequest, { body: link }));
}

/** The questions behind the link with what was answered; null where there is nothing to answer here. */
export async function readQuestions(context: LoadContext, link: RequestLink): Promise<LinkedQuestionnaire | null> {
  return orNull(callBackend(context, openLinkedQuestionnaire, { body: link }));
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof BackendRefusedError && error.status === 404) return null;
    throw error;
  }
}
