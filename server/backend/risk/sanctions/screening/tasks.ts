import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "../../../platform/db/database";
import type { Task } from "../../../platform/jobs/worker";
import { enqueueScreening } from "./enqueue";
import { screenCustomer } from "./screen-customer";

const payloadSchema = z.object({
  customerId: z.number().int().positive(),
  targetIds: z.array(z.number().int().positive()).max(10_000).optional(),
});

/** `sanctions.screen`: screens what a customer wants screened and is due, or those targets of it and their owners. */
export const screenTask: Task = async ({ payload, database, logger }) => {
  const { customerId, targetIds } = payloadSchema.parse(payload);
  const screened = await screenCustomer(database, { customerId, targetIds });
  logger.info({ customerId, ...screened }, "screened");
};

/** `sanctions.rescreen`: after a list has changed, and every hour for what was followed or renamed since, everybody. */
export const rescreenTask: Task = async ({ database, logger }) => {
  const customers = await database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select customer_id as id from screening_settings where follows_since is not null
      union select customer_id from target_screenings where requested_at is not null order by id`);
    for (const { id } of rows) await enqueueScreening(tx, Number(id));
    return rows.length;
  });
  logger.info({ customers }, "screening is due");
};

/**
 * What is told of owners and suppliers decides whom a listed name touches, so that a change of it is not left to the hour. Who has
 * nothing screened is spared.
 */
export async function enqueueAfterRelations(tx: Tx, customerId: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from target_screenings where customer_id = ${customerId} and requested_at is not null limit 1`);
  if (rows.length > 0) await enqueueScreening(tx, customerId);
}
