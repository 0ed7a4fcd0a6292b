import { callBackend, sendToBackend } from "~/backend/client.server";
import { removeSanctionsList } from "~/backend/contract/sanctions-list-removal";
import { importSanctionsListVersion, LIST_FILES_LIMIT } from "~/backend/contract/sanctions-lists";
import { type FileInPieces, filesAsJson } from "~/backend/files-as-json.server";
import { attempt } from "~/forms/attempt.server";
import type { SentFile } from "~/forms/read-upload.server";
import type { LoadContext } from "~/load-context";

/** The files together are larger than an import may be. */
export class FilesTooLarge extends Error {
  override readonly name = "FilesTooLarge";
}

/** Takes the files of one form as they come; throws FilesTooLarge as soon as they are too large together. */
export function filesTaker() {
  let total = 0;
  return async ({ name, content }: SentFile): Promise<FileInPieces> => {
    const pieces: Uint8Array[] = [];
    for await (const piece of content as unknown as AsyncIterable<Uint8Array>) {
      total += piece.length;
      if (total > LIST_FILES_LIMIT) throw new FilesTooLarge();
      pieces.push(piece);
    }
    return { name: name.slice(0, 200), pieces };
  };
}

export function importList(context: LoadContext, name: string, files: FileInPieces[]) {
  return attempt(() => sendToBackend(context, importSanctionsListVersion, { params: { name } }, filesAsJson(files)), {
    list_refused: ({ message }) => ({ problem: { key: "admin:problems.listRefused", params: { reason: message } } }),
  });
}

export function removeList(
  context: LoadContext,
  { list, ...body }: { list: string; version?: number; reason: string },
  idempotencyKey?: string,
) {
  return attempt(() => callBackend(context, removeSanctionsList, { params: { name: list }, body, idempotencyKey }), {
    list_busy: () => ({ problem: { key: "admin:problems.listBusy" } }),
    not_found: () => ({ problem: { key: "admin:changed" } }),
  });
}
