import { z } from "zod";
import type { Tx } from "../../../platform/db/database";
import type { Actor } from "../../../platform/db/schema/evidence";
import { enqueue } from "../../../platform/jobs/enqueue";
import type { ImportKey } from "./import-key";

/** A step is tried so often before it is given up; what keeps failing then is no passing trouble. */
export const MOST_ATTEMPTS = 5;

const actor = z.union([
  z.object({ type: z.literal("user"), id: z.number(), name: z.string() }),
  z.object({ type: z.literal("rule"), id: z.string() }),
  z.object({ type: z.literal("link"), id: z.string() }),
]);
export const stepPayload = z.object({ customerId: z.int().positive(), importId: z.int().positive(), actor });

/** Has a job do the step; the imports of one customer come one after the other. */
export async function enqueueStep(tx: Tx, step: "read" | "apply" | "undo", key: ImportKey, by: Actor): Promise<void> {
  const { customerId } = key;
  const payload: z.infer<typeof stepPayload> = { ...key, actor: by };
  await enqueue(tx, `imports.${step}`, payload, {
    priority: "interactive",
    queue: `imports:${customerId}`,
    maxAttempts: MOST_ATTEMPTS,
  });
}
