import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { users } from "../../platform/db/schema/users";

/**
 * Throws 409 `last_administrator` unless somebody else can still administer the customer. All its administrators are
 * locked in one order, so that two who step down at the same moment do not both find the other.
 */
export async function requireAnotherAdministrator(tx: Tx, customerId: number, userId: number): Promise<void> {
  const administrators = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.customerId, customerId),
        ne(users.id, userId),
        sql`'administrator' = any(${users.roles})`,
        isNull(users.deactivatedAt),
      ),
    )
    .orderBy(users.id)
    .for("update");
  if (administrators.length === 0) {
    throw new Refusal(409, "last_administrator", "Somebody has to be able to administer");
  }
}
