import { callBackend } from "~/backend/client.server";
import { type EventMergePreview, previewEventMerge } from "~/backend/contract/event-merges";
import { BackendRefusedError } from "~/backend/errors";
import { mergedMeanwhile } from "~/domain/event/merged-meanwhile";
import type { Message } from "~/i18n/message";
import type { LoadContext } from "~/load-context";

/** What merging would change, or why these cannot be merged. Throws 404 for what is none of the customer's. */
export async function previewOf(
  context: LoadContext,
  ids: readonly number[],
): Promise<{ preview: EventMergePreview } | { why: Message }> {
  try {
    return { preview: await callBackend(context, previewEventMerge, { query: { ids: ids.join() } }) };
  } catch (error) {
    const why = error instanceof BackendRefusedError ? whyNot(error) : null;
    if (why === null) throw error;
    return { why };
  }
}

function whyNot({ code, details }: BackendRefusedError): Message | null {
  if (code === "event_shared") return { key: "eventPages:lockWhy.shared" };
  if (code === "event_from_news") return { key: "eventPages:lockWhy.from-news" };
  return code === "event_merged" ? mergedMeanwhile(details) : null;
}
