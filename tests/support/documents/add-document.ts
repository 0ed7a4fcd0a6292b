import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { callBackend, sendToBackend } from "~/backend/client.server";
import { sendDocumentFile } from "~/backend/contract/document-files";
import { addDocument, findDocuments } from "~/backend/contract/documents";
import { addTargets } from "../network";
import type { OwnBackend } from "../own-backend";
import type { signInAs } from "../personas";

export type Caller = Awaited<ReturnType<typeof signInAs>>;
export type NewDocument = z.input<NonNullable<typeof addDocument.body>>;

/** `YYYY-MM-DD`, so many days from today by UTC. */
export const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const paramsOf = ({ id }: { id: number }) => ({ documentId: String(id) });

/** Sends a file and answers the name that it is kept under. */
export async function fileOf(caller: Caller, content = "%PDF-1.7 a certificate", fileName = "a.pdf"): Promise<string> {
  const stream = new Blob([content]).stream();
  return (await sendToBackend(caller, sendDocumentFile, { query: { fileName } }, stream)).mappedFilename;
}

/** Adds an ISO 14001 certificate, with its file, unless said otherwise. */
export async function add(caller: Caller, more: Partial<NewDocument> = {}, fileName?: string) {
  const mappedFilename = more.mappedFilename ?? (await fileOf(caller, undefined, fileName));
  return callBackend(caller, addDocument, { body: { documentType: "iso-14001", ...more, mappedFilename } });
}

export const find = (caller: Caller, query: z.input<NonNullable<typeof findDocuments.query>>) =>
  callBackend(caller, findDocuments, { query });

/** A public company, of a name that nobody else has unless said. */
export const newTarget = async (use: OwnBackend, name = `Werk ${randomUUID()}`) =>
  (await use.database.asSystem((tx) => addTargets(tx, [{ name }])))[0] ?? 0;
