import { z } from "zod";
import type { Tx } from "../../../platform/db/database";
import type { Actor } from "../../../platform/db/schema/evidence";
import { enqueue } from "../../../platform/jobs/enqueue";
import type { Import } from "./import-steps";

/** A step is tried so often before it is given up; what keeps failing then is no passing trouble. */
export const MOST_ATTEMPTS = 5;

const actor = z.union([
  z.object({ type: z.literal("user"), id: z.number(), name: z.string() }),
  z.object({ type: z.literal("rule"), id: z.string() }),
  z.object({ type: z.literal("link"), id: z.string() }),
]);
export const stepPayload = z.object({
  ...{ customerId: z.int().positive(), importId: z.int().positive(), actor },
  /** The import's when the step was asked for; jobs of an earlier release have none. */
  version: z.int().positive().optional(),
});

/** Has a job do the step of the import as it was just asked for; the imports of one customer come one after the other. */
export async function enqueueStep(tx: Tx, step: "read" | "apply" | "undo", asked: Import, by: Actor): Promise<void> {
  const { customerId, id: importId, version } = asked;
  const payload: z.infer<typeof stepPayload> = { customerId, importId, actor: by, version };
  await enqueue(tx, `imports.${step}`, payload, {
    priority: "interactive",
    queue: `imports:${customerId}`,
    maxAttempts: MOST_ATTEMPTS,
  });
}
