import { sql } from "drizzle-orm";
import type { Database, Tx } from "../../server/backend/platform/db/database";

/**
 * Runs `attempt` while a transaction that has done `first` has not ended, so that it comes as far as what that one holds; then
 * commits, and answers how the attempt ended.
 */
export async function whileHeld<A>(
  database: Database,
  first: (tx: Tx) => Promise<unknown>,
  attempt: () => Promise<A>,
): Promise<PromiseSettledResult<A>> {
  let answer: Promise<PromiseSettledResult<A>[]> | undefined;
  await database.asSystem(async (tx) => {
    await first(tx);
    answer = Promise.allSettled([attempt()]);
    await untilSomebodyWaits(tx);
  });
  const [settled] = (await answer) ?? [];
  return settled as PromiseSettledResult<A>;
}

async function untilSomebodyWaits(tx: Tx): Promise<void> {
  for (let look = 0; look < 500; look += 1) {
    const { rows } = await tx.execute(sql`
      select from pg_locks where not granted
         and pid in (select pid from pg_stat_activity where datname = current_database())`);
    if (rows.length > 0) return;
    // Within a transaction who is connected is a snapshot of its first look.
    await tx.execute(sql`select pg_stat_clear_snapshot(), pg_sleep(0.01)`);
  }
  throw new Error("Nobody waits.");
}
