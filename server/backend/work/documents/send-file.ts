import type { Document } from "~/backend/contract/documents";
import type { BackendDeps } from "../../platform/call/deps";
import { notFound } from "../../platform/call/refusal";
import { attachment } from "../../platform/export/attachment";
import { toRefusal } from "./keep-file";

/** What a browser makes of an answer that it would show all the same: nothing runs, nothing loads, and it is of no origin. */
export const HARMLESS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  "cache-control": "private, no-store",
} as const;

/** A kept file, to be saved under its own name. Throws 404 where the store has lost it. */
export async function sendFile(
  { files }: Pick<BackendDeps, "files">,
  customerId: number,
  file: Pick<Document, "mappedFilename" | "originalFilename" | "mimeType">,
): Promise<Response> {
  const { mappedFilename, originalFilename, mimeType } = file;
  const found = await files.open({ customerId, mappedFilename }).catch((error: unknown) => {
    throw toRefusal(error);
  });
  if (!found) throw notFound("file");
  const [, name = originalFilename, ending = ""] = /^(.*)\.(\w+)$/s.exec(originalFilename) ?? [];
  return new Response(found.content, {
    headers: {
      ...HARMLESS,
      "content-type": mimeType,
      "content-length": String(found.size),
      "content-disposition": attachment(name, name, ending),
    },
  });
}
