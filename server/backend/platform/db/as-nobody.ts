import { sql } from "drizzle-orm";
import type { CustomerScope, Tx } from "./database";

/**
 * Runs a part of a person's transaction as jobs run: for nobody, over all rows of the customer, also those that the person does not read. For what
 * a rule does because of them; what it answers may give away no word of such a row.
 */
export async function asNobody<T>(
  tx: Tx,
  { userId }: Pick<CustomerScope, "userId">,
  run: () => Promise<T>,
): Promise<T> {
  const actFor = (user: string) => tx.execute(sql`select set_config('app.user_id', ${user}, true)`);
  await actFor("");
  try {
    return await run();
  } finally {
    // After a statement has failed there is nothing to go back to: the transaction is rolled back.
    await actFor(String(userId ?? "")).catch(() => undefined);
  }
}
