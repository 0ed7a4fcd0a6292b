import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { type evidenceEntry, listEvidence } from "~/backend/contract/evidence";
import type { LoadContext } from "~/load-context";

export type Entry = z.output<typeof evidenceEntry>;

/** What was done with a document, newest first; nothing for who may not read the ledger. */
export async function historyEntries(context: LoadContext, documentId: number): Promise<Entry[]> {
  if (!context.session?.permissions.includes("evidence:read")) return [];
  const query = { subject: `document:${documentId}`, size: 50 };
  return (await callBackend(context, listEvidence, { query })).content;
}
