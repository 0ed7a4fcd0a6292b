import { createHash } from "node:crypto";
import { FileBytes } from "~/backend/contract/file-content";

/** A field of `fileContent` as bytes: a short file is still a text. */
export function fileBytes(content: string | FileBytes): FileBytes {
  if (typeof content !== "string") return content;
  const bytes = Buffer.from(content, "base64");
  return new FileBytes([bytes], bytes.length, createHash("sha256").update(bytes).digest("hex"));
}
