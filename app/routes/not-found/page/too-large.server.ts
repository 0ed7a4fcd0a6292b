import { z } from "zod";
import { sizeInWords } from "~/domain/document/document-words.server";
import { submissionOf } from "~/forms/read-submission.server";
import type { Message } from "~/i18n/message";
import { speechOf } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";

/**
 * What was too large of what was sent, and what to do; undefined where nothing was. While nobody knows who asks, nobody knows what they
 * may send either: then it is told that, and not a limit.
 */
export async function tooLargeIn(request: Request, context: LoadContext): Promise<Message | undefined> {
  const { failure } = context;
  if (!failure?.tooLarge) return undefined;
  if (failure.status === 503) return { title: "shell:failed.title", key: "shell:failed.unreachable" };
  if (failure.status === 429) return { title: "shell:failed.title", key: "shell:failed.tooMany" };
  const { what, limit } = failure.tooLarge;
  const speech = await speechOf(request, context);
  const most = what === "bytes" ? sizeInWords(limit, speech) : speech.number(limit);
  return { title: "shell:tooLarge.heading", key: `shell:tooLarge.${what}`, params: { most } };
}

/** To a page's own script: the page stays as it is, with what was typed. */
export function unread(message: Message, status: number) {
  const answer = submissionOf(new FormData(), z.object({}));
  return answer.refuse({ status, unexpected: { message, isOutcomeKnown: true } });
}
