import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "../../platform/db/database";
import { enqueue } from "../../platform/jobs/enqueue";
import type { Task } from "../../platform/jobs/worker";
import { computeScores } from "./compute-scores";

const payloadSchema = z.object({
  customerId: z.number().int().positive(),
  targets: z.enum(["due", "all"]).default("due"),
});

/** `scores.compute`: a customer's scores. What was computed before a crash is computed again, to the same end. */
export const computeCustomerScores: Task = async ({ payload, database, logger }) => {
  const { customerId, targets } = payloadSchema.parse(payload);
  const computed = await computeScores(database, customerId, { targets });
  logger.info({ customerId, which: targets, computed: computed.targets }, "scores were computed");
};

/** `scores.due`: a job for each customer that has due targets. */
export const enqueueDueScores: Task = async ({ database }) => {
  await database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from customers c where exists (select from scores_due d where d.customer_id = c.id) order by id`,
    );
    for (const { id } of rows) await enqueueScores(tx, Number(id), "due");
  });
};

/** `scores.all`, every night: all targets of every customer, because alerts fade and peers change. */
export const enqueueAllScores: Task = async ({ database }) => {
  await database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from customers order by id`);
    for (const { id } of rows) await enqueueScores(tx, Number(id), "all");
  });
};

/** One at a time for a customer; a second one that waits for the same replaces the first. */
async function enqueueScores(tx: Tx, customerId: number, targets: "due" | "all"): Promise<void> {
  const options = { queue: `scores:${customerId}`, key: `scores.compute:${customerId}:${targets}` };
  await enqueue(tx, "scores.compute", { customerId, targets }, options);
}
