import { callBackend } from "~/backend/client.server";
import { importMeasures, type RefusedRow, refusedRows } from "~/backend/contract/own-measures";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";

/** Makes drafts of all rows, or of none: then `refused` is what is wrong with which. */
export async function importRows(context: LoadContext, measures: unknown[], idempotencyKey?: string) {
  let refused: RefusedRow[] = [];
  const done: Attempted<{ created: unknown[] }> = await attempt(
    () => callBackend(context, importMeasures, { body: { measures }, idempotencyKey }),
    {
      too_many: () => ({ problem: { key: "measures:problems.tooManyOwn" } }),
      rows_refused: ({ details }) => {
        refused = refusedRows.parse(details).refused;
        const count = new Set(refused.map(({ row }) => row)).size;
        return { problem: { key: "measures:import.noneMade", params: { count } } };
      },
    },
  );
  return { done, refused };
}
