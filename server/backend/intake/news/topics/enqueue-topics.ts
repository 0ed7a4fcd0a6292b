import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { enqueue } from "../../../platform/jobs/enqueue";

/** The job that holds news against the topics of all customers. */
export const MATCH_TOPICS = "topics.match";

/** Has pieces of news that were read held against the topics, once what they tell of stands. */
export async function enqueueTopics(tx: Tx, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return;
  const { rows } = await tx.execute<{ any: boolean }>(sql`
    select exists (select from topics where active and removed_at is null) as any`);
  if (rows[0]?.any) await enqueue(tx, MATCH_TOPICS, { itemIds });
}
