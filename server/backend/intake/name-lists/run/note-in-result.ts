import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { ListKey } from "./list-key";

/** Keeps with a list what was made of it last. */
export async function noteInResult(tx: Tx, { customerId, operationId }: ListKey, made: object): Promise<void> {
  await tx.execute(sql`
    update operations set result = coalesce(result, '{}') || ${JSON.stringify(made)}::jsonb
     where customer_id = ${customerId} and id = ${operationId}`);
}
