import { z } from "zod";
import { callBackend, sendToBackend } from "~/backend/client.server";
import { matchTargets } from "~/backend/contract/name-lists";
import { type FileInPieces, fileAsJson } from "~/backend/files-as-json.server";
import { reasonInWords } from "~/domain/import/import-words.server";
import { attempt } from "~/forms/attempt.server";
import type { Message } from "~/i18n/message";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";

/** Sends a pasted list; a job matches it. What is wrong with the list is told at its field. */
export function matchText(context: LoadContext, text: string, speech: Speech, idempotencyKey?: string) {
  const says = problemsAt("text", speech);
  return attempt(() => callBackend(context, matchTargets, { body: { sentAs: "text", text }, idempotencyKey }), says);
}

export function matchFile(context: LoadContext, file: FileInPieces, speech: Speech, idempotencyKey?: string) {
  const sent = fileAsJson({ sentAs: "file", fileName: file.name }, file);
  return attempt(() => sendToBackend(context, matchTargets, { idempotencyKey }, sent), problemsAt("file", speech));
}

const tooLong = z.object({ lines: z.number(), most: z.number() });
const atLine = z.object({ line: z.number() });
const unreadable = z.object({ key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) });

/** The backend's refusals of a list, at the field that it came from. */
function problemsAt(field: "text" | "file", speech: Speech) {
  const at = (message: Message) => ({ errors: { [field]: [message] } });
  return {
    list_empty: () => at({ key: "match:problems.empty" }),
    list_too_long: ({ details }: Told) => {
      const { lines, most } = tooLong.parse(details);
      return at({ key: "match:problems.tooLong", params: { lines: speech.number(lines), most: speech.number(most) } });
    },
    line_names_nobody: ({ details }: Told) => {
      const { line } = atLine.parse(details);
      return at({ key: "match:problems.nobody", params: { line: speech.number(line) } });
    },
    list_refused: ({ details }: Told) => {
      const why = reasonInWords(unreadable.parse(details), speech);
      return at({ key: "match:problems.unreadable", params: { why } });
    },
  };
}

interface Told {
  details?: unknown;
}
