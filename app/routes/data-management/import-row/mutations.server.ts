import type { z } from "zod";
import { callBackend } from "~/backend/client.server";
import { decideImportRow, readImportRow } from "~/backend/contract/import-rows";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { rowForm } from "./schema";

interface OfRow {
  importId: number;
  row: number;
}

/** Says what becomes of a row; what somebody else said meanwhile is told and stays. */
export function decide(
  context: LoadContext,
  { importId, row }: OfRow,
  { decision: { decision, targetId }, seen }: z.output<typeof rowForm>,
) {
  const params = { importId: String(importId), row: String(row) };
  return attempt(() => callBackend(context, decideImportRow, { params, body: { decision, targetId, ...seen } }), {
    import_row_decided: () => ({ problem: { key: "importPages:rowPage.decidedMeanwhile" }, isStale: true }),
    import_wrong_step: () => ({ problem: { key: "importPages:problems.wrongStep" } }),
    import_row_settled: () => ({ problem: { key: "importPages:problems.settled" } }),
    invalid_input: () => ({ errors: { decision: [{ key: "importPages:problems.decision" }] } }),
  });
}

/** The next row that waits; null when none does. */
export async function nextWaiting(context: LoadContext, { importId, row }: OfRow): Promise<number | null> {
  const params = { importId: String(importId), row: String(row) };
  const { waiting } = await callBackend(context, readImportRow, { params });
  return waiting.next;
}
