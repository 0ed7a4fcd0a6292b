import { callBackend } from "~/backend/client.server";
import { importMeasures } from "~/backend/contract/own-measures";
import { attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";

/** Makes drafts of the rows that are right, and names the others. */
export const importRows = (context: LoadContext, measures: unknown[], idempotencyKey?: string) =>
  attempt(() => callBackend(context, importMeasures, { body: { measures }, idempotencyKey }), {
    too_many: () => ({ problem: { key: "measures:problems.tooManyOwn" } }),
  });
