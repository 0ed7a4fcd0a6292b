import type { FileBytes } from "~/backend/contract/file-content";
import { fileBytes } from "../../../platform/call/file-bytes";
import { Refusal } from "../../../platform/call/refusal";
import { fileLines } from "./file-lines";
import type { ReadList } from "./named-line";
import { pastedLines } from "./pasted-lines";

interface SentList {
  sentAs: "text" | "file";
  text?: string | undefined;
  fileName?: string | undefined;
  content?: string | FileBytes | undefined;
}

/** A list as it was sent: a text or a file. Throws `Refusal` 422. */
export async function readList({ sentAs, text, fileName, content }: SentList): Promise<ReadList> {
  if (sentAs === "text") {
    if (text === undefined) throw missing("text");
    return { name: null, lines: await pastedLines(text), leftOut: [] };
  }
  if (content === undefined) throw missing("content");
  if (fileName === undefined) throw missing("fileName");
  return fileLines(fileName, fileBytes(content));
}

const missing = (field: string): Refusal =>
  new Refusal(422, "invalid_input", "A part of the list is missing", [
    { path: `body.${field}`, message: "is required for a list that is sent so" },
  ]);
