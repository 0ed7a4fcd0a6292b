import { eq } from "drizzle-orm";
import type { Database } from "../backend/platform/db/database";
import { customers } from "../backend/platform/db/schema/customers";
import { UsageError } from "./command";

/** The number of a customer by its key. Throws UsageError for an unknown one. */
export async function customerOf(database: Database, key: string): Promise<number> {
  const [found] = await database.asSystem((tx) => tx.select().from(customers).where(eq(customers.key, key)));
  if (found !== undefined) return found.id;
  throw new UsageError(`There is no customer ${JSON.stringify(key)}.`);
}
