import { callBackend } from "~/backend/client.server";
import { type ExplainedText, explainText, listReadItems, type ReadItem, readReading } from "~/backend/contract/reading";
import type { LoadContext } from "~/load-context";

/** A piece of news that was read. */
export function itemOf(context: LoadContext, itemId: number): Promise<ReadItem> {
  return callBackend(context, readReading, { params: { itemId } });
}

/** The newest reading of an address; null where it was not read. */
export async function itemAt(context: LoadContext, url: string): Promise<ReadItem | null> {
  const { content } = await callBackend(context, listReadItems, { query: { url, size: 1 } });
  return content[0] ?? null;
}

/** What would come of a text if it was read now. */
export function explained(context: LoadContext, title: string, text: string): Promise<ExplainedText> {
  return callBackend(context, explainText, { body: { title, text, language: null } });
}
