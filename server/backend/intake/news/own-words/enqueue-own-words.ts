import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { enqueue } from "../../../platform/jobs/enqueue";

/** The job that holds news against the rows that customers wrote. */
export const FIND_OWN_WORDS = "own-words.find";

/** Has pieces of news that were read held against customers' own rows, once what they tell of stands. */
export async function enqueueOwnWords(tx: Tx, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return;
  const { rows } = await tx.execute<{ any: boolean }>(sql`
    select exists (select from lexicon_entries where active and removed_at is null) as any`);
  if (rows[0]?.any) await enqueue(tx, FIND_OWN_WORDS, { itemIds });
}
