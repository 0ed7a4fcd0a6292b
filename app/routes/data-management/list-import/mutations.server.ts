import { sendToBackend } from "~/backend/client.server";
import { previewSanctionsListVersion } from "~/backend/contract/sanctions-list-preview";
import { importSanctionsListVersion, LIST_FILES_LIMIT } from "~/backend/contract/sanctions-lists";
import { type FileInPieces, filesAsJson } from "~/backend/files-as-json.server";
import { refusalInWords } from "~/domain/sanctions-list/reason-words.server";
import { attempt } from "~/forms/attempt.server";
import type { SentFile } from "~/forms/read-upload.server";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";
import { COLUMN_FIELDS, type ReadingForm, selectOf } from "./schema";

/** The files together are larger than an import may be. */
export class FilesTooLarge extends Error {
  override readonly name = "FilesTooLarge";
}

export type TakenFile = FileInPieces & { size: number };

/** Takes the files of one form as they come; throws FilesTooLarge as soon as they are too large together. */
export function filesTaker() {
  let total = 0;
  return async ({ name, content }: SentFile): Promise<TakenFile> => {
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of content as unknown as AsyncIterable<Uint8Array>) {
      size += piece.length;
      total += piece.length;
      if (total > LIST_FILES_LIMIT) throw new FilesTooLarge();
      pieces.push(piece);
    }
    return { name: name.slice(0, 200), pieces, size };
  };
}

export interface ListSent {
  name: string;
  title: string | undefined;
  said: ReadingForm;
  files: FileInPieces[];
}

export function previewList(context: LoadContext, sent: ListSent, speech: Speech) {
  const params = { name: sent.name };
  return attempt(() => sendToBackend(context, previewSanctionsListVersion, { params }, bodyOf(sent)), problems(speech));
}

export function importList(context: LoadContext, sent: ListSent, speech: Speech) {
  const params = { name: sent.name };
  return attempt(() => sendToBackend(context, importSanctionsListVersion, { params }, bodyOf(sent)), problems(speech));
}

function bodyOf({ title, said, files }: ListSent): ReadableStream<Uint8Array> {
  const mapping = mappingOf(said);
  const { format, acceptLoss } = said;
  return filesAsJson(files, {
    ...(title && { title }),
    ...(format && { format }),
    ...(acceptLoss !== undefined && { acceptLoss }),
    ...(Object.keys(mapping).length > 0 && { mapping }),
  });
}

/** Columns that somebody has chosen; of the kind the backend knows the usual words. */
function mappingOf(said: ReadingForm): Record<string, unknown> {
  return Object.fromEntries(
    COLUMN_FIELDS.flatMap((field) => {
      const column = said[selectOf(field)];
      return column ? [[field, field === "kind" ? { column } : column]] : [];
    }),
  );
}

type SayNo = NonNullable<Parameters<typeof attempt>[1]["x"]>;

const problems = (speech: Speech): Record<string, SayNo> => ({
  list_refused: (error) => ({ problem: refusalInWords(error, speech) }),
  list_loss: ({ details }) => {
    const { leaving, before } = details as { leaving: number; before: number };
    const params = { leaving: speech.number(leaving), before: speech.number(before), accept: leaving };
    return { problem: { key: "listPages:problems.loss", params } };
  },
});
