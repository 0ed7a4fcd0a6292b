import type { FileBytes } from "~/backend/contract/file-content";
import { fileBytes } from "../../../platform/call/file-bytes";
import { Refusal } from "../../../platform/call/refusal";
import { fileLines } from "./file-lines";
import type { ReadList } from "./named-line";
import { pastedLines } from "./pasted-lines";

interface SentList {
  text?: string | undefined;
  fileName?: string | undefined;
  content?: string | FileBytes | undefined;
}

/** A list as it was sent: a text or a file, and not both. Throws `Refusal` 422. */
export async function readList({ text, fileName, content }: SentList): Promise<ReadList> {
  if ((text === undefined) === (content === undefined)) {
    throw new Refusal(422, "invalid_input", "Send a text or a file", [
      { path: "body.text", message: "is required, or else `content` with `fileName`" },
    ]);
  }
  if (text !== undefined) return { name: null, lines: await pastedLines(text), leftOut: [] };
  return fileLines(fileName ?? "list.csv", fileBytes(content ?? ""));
}
