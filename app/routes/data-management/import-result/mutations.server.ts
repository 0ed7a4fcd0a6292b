import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { applyImport, decideImportRow, undoImport } from "~/backend/contract/imports";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { decideForm } from "./schema";

/** Asks for the next step of an import; a job does it, all of it or nothing. */
export function askFor(context: LoadContext, step: "apply" | "undo", importId: number, idempotencyKey?: string) {
  const params = { importId: String(importId) };
  return attempt(
    () =>
      step === "apply"
        ? callBackend(context, applyImport, { params, idempotencyKey })
        : callBackend(context, undoImport, { params, idempotencyKey }),
    {
      import_wrong_step: () => ({ problem: { key: "importPages:problems.wrongStep" } }),
      import_dry_run: () => ({ problem: { key: "importPages:problems.wrongStep" } }),
      not_editor: () => ({ problem: { key: "importPages:problems.notEditor" } }),
    },
  );
}

export function decide(
  context: LoadContext,
  importId: number,
  { row, decision, targetId }: z.output<typeof decideForm>,
) {
  const params = { importId: String(importId), row: String(row) };
  const body = { decision, targetId: decision === "join" ? (targetId ?? null) : null };
  return attempt(() => callBackend(context, decideImportRow, { params, body }), {
    import_wrong_step: () => ({ problem: { key: "importPages:problems.wrongStep" } }),
    import_row_settled: () => ({ problem: { key: "importPages:problems.settled" } }),
    invalid_input: () => ({ problem: { key: "importPages:problems.decision" } }),
    not_found: () => ({ problem: { key: "importPages:problems.wrongStep" } }),
  });
}
