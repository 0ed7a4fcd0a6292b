import { callBackend, sendToBackend } from "~/backend/client.server";
import { type KeptFile, sendDocumentFile } from "~/backend/contract/document-files";
import { addDocument, changeDocument, type Document } from "~/backend/contract/documents";
import type { FoundTarget } from "~/backend/contract/targets";
import type { BackendRefusedError } from "~/backend/errors";
import { type Attempted, attempt, type No } from "~/forms/attempt.server";
import type { SentFile } from "~/forms/read-upload.server";
import type { LoadContext } from "~/load-context";
import { contentOf, type DocumentFields } from "./document-form";
import { meantTarget } from "./find-target.server";
import { targetsNamed } from "./queries.server";

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

/** Refused because its target is not clear: those among which somebody chooses. */
export type Saved = Attempted<Document> | { ok: false; no: No; candidates: FoundTarget[] };

/** Adds the document that a form describes. */
export async function addFrom(context: LoadContext, { fields, file, idempotencyKey }: Saving): Promise<Saved> {
  const meant = await meantTarget(fields, (q) => targetsNamed(context, q));
  if ("candidates" in meant) return unclear(meant.candidates);
  const targetId = meant.id;
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
): Promise<Saved> {
  const meant = await meantTarget(fields, (q) => targetsNamed(context, q));
  if ("candidates" in meant) return unclear(meant.candidates);
  const targetId = meant.id;
  const mappedFilename = file?.mappedFilename ?? fields.mappedFilename;
  const body = {
    ...contentOf(fields),
    targetId,
    ...(mappedFilename && { mappedFilename }),
    ...(fields.verificationType && { verificationType: fields.verificationType }),
    verifiesFile: fields.newFile.includes("verified"),
    version: fields.version ?? 0,
  };
  return attempt(() => callBackend(context, changeDocument, { params: { documentId }, body, idempotencyKey }), SAYS);
}

function unclear(candidates: FoundTarget[]): Saved {
  const problem = candidates.length === 0 ? "documents:problems.target" : "documents:problems.targets";
  return { ok: false, no: { status: 400, errors: { target: [problem] } }, candidates };
}

const SAYS: Parameters<typeof attempt>[1] = {
  stale_version: () => ({ problem: { key: "documents:problems.changed" } }),
  not_reader: () => ({ problem: { key: "documents:problems.notReader" } }),
  not_found: () => ({ errors: { target: ["documents:problems.target"] } }),
  invalid_input: ({ details }: BackendRefusedError) =>
    isAbout(details, "body.mappedFilename") ? { errors: { file: ["documents:problems.gone"] } } : null,
};

function isAbout(details: unknown, path: string): boolean {
  return Array.isArray(details) && details.some((problem) => problem?.path === path);
}
