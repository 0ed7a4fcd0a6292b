import { z } from "zod";
import { minutes } from "~/time/duration";
import { defineCall } from "./call";

/** A file that was sent and is kept, for a document or another thing to name. */
export const keptFile = z.object({
  mappedFilename: z.uuid(),
  originalFilename: z.string(),
  /** Bytes as kept. */
  fileSize: z.int().positive(),
  mimeType: z.string(),
  /** Of what is kept, hexadecimal. */
  sha256: z.string().length(64),
});
export type KeptFile = z.output<typeof keptFile>;

export const sendDocumentFile = defineCall({
  name: "sendDocumentFile",
  area: "documents",
  summary: "Upload a file for a document",
  description:
    "A document must use it within a day. 413 `too_large`; 415 `file_type_unknown`, `file_type_differs` (from its name's extension) and `file_macros`; 422 `file_empty` and `file_damaged`. Location and camera metadata are removed from images. A second upload with the same `Idempotency-Key` stores one file.",
  method: "post",
  path: "/v2/document-files",
  access: { permission: "documents:write" },
  scope: "documents:write",
  query: z.object({ fileName: z.string().trim().min(1).max(255) }),
  takes: "application/octet-stream",
  status: 201,
  response: keptFile,
  timeout: minutes(5),
});
