import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { users } from "../../platform/db/schema/users";

export const isAdministrator: SQL = sql`'administrator' = any(${users.roles})`;

/**
 * Throws 409 `last_administrator` unless somebody else can still administer the customer. The caller holds all its administrators, so that
 * two who step down at the same moment do not both find the other.
 */
export async function requireAnotherAdministrator(tx: Tx, customerId: number, userId: number): Promise<void> {
  const administrators = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.customerId, customerId), ne(users.id, userId), isAdministrator, isNull(users.deactivatedAt)))
    .limit(1);
  if (administrators.length === 0) {
    throw new Refusal(409, "last_administrator", "Somebody has to be able to administer");
  }
}
