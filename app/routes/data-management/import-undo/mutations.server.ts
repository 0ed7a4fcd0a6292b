import { callBackend } from "~/backend/client.server";
import { undoImport } from "~/backend/contract/imports";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";

/** A job does it, all of it or nothing. */
export function undo(context: LoadContext, importId: number, idempotencyKey?: string) {
  const params = { importId: String(importId) };
  return attempt(() => callBackend(context, undoImport, { params, idempotencyKey }), {
    import_wrong_step: () => ({ problem: { key: "importPages:problems.wrongStep" } }),
  });
}
