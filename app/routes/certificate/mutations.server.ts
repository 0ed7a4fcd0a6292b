import { callBackend, sendToBackend } from "~/backend/client.server";
import { type KeptFile, sendDocumentFile } from "~/backend/contract/document-files";
import { addDocument, changeDocument, type Document } from "~/backend/contract/documents";
import { searchTargets } from "~/backend/contract/targets";
import type { BackendRefusedError } from "~/backend/errors";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { SentFile } from "~/forms/read-upload.server";
import type { LoadContext } from "~/load-context";
import { contentOf, type DocumentFields } from "./document-form";

/** Hands a file on as it comes. */
export function keepFile(context: LoadContext, { name, content, idempotencyKey }: SentFile): Promise<KeptFile> {
  return sendToBackend(context, sendDocumentFile, { query: { fileName: name }, idempotencyKey }, content);
}

interface Saving {
  fields: DocumentFields;
  /** Null where none was sent. */
  file: KeptFile | null;
  idempotencyKey?: string;
}

/** Adds the document that a form describes. */
export async function addFrom(
  context: LoadContext,
  { fields, file, idempotencyKey }: Saving,
): Promise<Attempted<Document>> {
  const targetId = await targetOf(context, fields);
  if (targetId === undefined) return NO_TARGET;
  const mappedFilename = file?.mappedFilename ?? fields.mappedFilename;
  if (!mappedFilename) return { ok: false, no: { status: 400, errors: { file: ["documents:problems.file"] } } };
  const body = { ...contentOf(fields), targetId, mappedFilename };
  return attempt(() => callBackend(context, addDocument, { body, idempotencyKey }), SAYS);
}

/** Changes a document to what a form says. Its file stays where none was sent. */
export async function saveFrom(
  context: LoadContext,
  documentId: string,
  { fields, file, idempotencyKey }: Saving,
): Promise<Attempted<Document>> {
  const targetId = await targetOf(context, fields);
  if (targetId === undefined) return NO_TARGET;
  const mappedFilename = file?.mappedFilename ?? fields.mappedFilename;
  const body = {
    ...contentOf(fields),
    targetId,
    ...(mappedFilename && { mappedFilename }),
    ...(fields.verificationType && { verificationType: fields.verificationType }),
    version: fields.version ?? 0,
  };
  return attempt(() => callBackend(context, changeDocument, { params: { documentId }, body, idempotencyKey }), SAYS);
}

const NO_TARGET = { ok: false, no: { status: 400, errors: { target: ["documents:problems.target"] } } } as {
  ok: false;
  no: { status: number; errors: { target: ["documents:problems.target"] } };
};

const SAYS: Parameters<typeof attempt>[1] = {
  stale_version: () => ({ problem: { key: "documents:problems.changed" } }),
  not_found: () => ({ errors: { target: ["documents:problems.target"] } }),
  invalid_input: ({ details }: BackendRefusedError) =>
    isAbout(details, "body.mappedFilename") ? { errors: { file: ["documents:problems.gone"] } } : null,
};

function isAbout(details: unknown, path: string): boolean {
  return Array.isArray(details) && details.some((problem) => problem?.path === path);
}

/** Null for one's own company, undefined for a name that nothing in sight has. */
async function targetOf(context: LoadContext, fields: DocumentFields): Promise<number | null | undefined> {
  const { target, targetId, targetName } = fields;
  if (target === "") return null;
  if (targetId && target === targetName) return targetId;
  const query = { q: target.slice(0, 200), size: 20 };
  const { content } = await callBackend(context, searchTargets, { query });
  const same = (name: string | null) => name?.toLocaleLowerCase() === target.toLocaleLowerCase();
  // The likeliest stands first: what is followed before what is not.
  return content.find(({ name, matchedName }) => same(name) || same(matchedName))?.id;
}
