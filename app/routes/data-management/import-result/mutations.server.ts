import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { decideImportRow, decideImportRows, undoImportDecisions } from "~/backend/contract/import-rows";
import { applyImport, cancelImport, stopApplyingImport } from "~/backend/contract/imports";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import { CHANGED } from "./filter";
import type { allForm, decideForm, stepForm, undoForm } from "./schema";

/** Asks for the next step of an import; a job does it, all of it or nothing, and only what the page showed. Discarded is it at once. */
export function askFor(
  context: LoadContext,
  { intent, revision, version, again }: z.output<typeof stepForm>,
  importId: number,
  idempotencyKey?: string,
) {
  const params = { importId: String(importId) };
  const query = { revision, version, ...(again && { again: "true" as const }) };
  const ask = () => {
    if (intent === "apply") return callBackend(context, applyImport, { params, query, idempotencyKey });
    return callBackend(context, intent === "cancel" ? stopApplyingImport : cancelImport, { params, idempotencyKey });
  };
  return attempt(ask, {
    import_changed: ({ details }) => ({
      problem: { key: CHANGED, params: { count: Number((details as { rows?: number } | undefined)?.rows) } },
    }),
    import_read_again: () => ({ problem: { key: "importPages:problems.readAgain" } }),
    import_wrong_step: () => ({ problem: { key: "importPages:problems.wrongStep" } }),
    import_same_file: () => ({ errors: { again: ["importPages:problems.again"] } }),
    import_dry_run: () => ({ problem: { key: "importPages:problems.wrongStep" } }),
    not_editor: () => ({ problem: { key: "importPages:problems.notEditor" } }),
  });
}

export function decideAll(
  context: LoadContext,
  importId: number,
  { decision, alike }: z.output<typeof allForm>,
  idempotencyKey?: string,
) {
  const params = { importId: String(importId) };
  const body = { decision, ...(alike && { leastScore: alike / 100 }) };
  return attempt(() => callBackend(context, decideImportRows, { params, body, idempotencyKey }), {
    import_wrong_step: () => ({ problem: { key: "importPages:problems.wrongStep" } }),
  });
}

export function undoAll(
  context: LoadContext,
  importId: number,
  body: z.output<typeof undoForm>,
  idempotencyKey?: string,
) {
  const params = { importId: String(importId) };
  return attempt(() => callBackend(context, undoImportDecisions, { params, body, idempotencyKey }), {
    import_wrong_step: () => ({ problem: { key: "importPages:problems.wrongStep" } }),
  });
}

export function decide(
  context: LoadContext,
  importId: number,
  { row, decision, targetId, seen }: z.output<typeof decideForm>,
) {
  const params = { importId: String(importId), row: String(row) };
  const body = { decision, targetId: decision === "join" ? (targetId ?? null) : null, ...seen };
  return attempt(() => callBackend(context, decideImportRow, { params, body }), {
    import_wrong_step: () => ({ problem: { key: "importPages:problems.wrongStep" } }),
    import_row_settled: () => ({ problem: { key: "importPages:problems.settled" } }),
    import_row_decided: () => ({ problem: { key: "importPages:problems.decidedMeanwhile" }, isStale: true }),
    invalid_input: () => ({ problem: { key: "importPages:problems.decision" } }),
    not_found: () => ({ problem: { key: "importPages:problems.wrongStep" } }),
  });
}
