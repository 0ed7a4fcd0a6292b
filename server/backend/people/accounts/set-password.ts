import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { sessions } from "../../platform/db/schema/sessions";
import { users } from "../../platform/db/schema/users";
import { endChallenges } from "./challenges";

interface Own {
  customerId: number;
  userId: number;
}

/** Keeps a new password's hash; an expiry of the old one is over with it. */
export async function setPassword(tx: Tx, { customerId, userId }: Own, passwordHash: string): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash, passwordValidUntil: null })
    .where(and(eq(users.customerId, customerId), eq(users.id, userId)));
  // Links for another password or address, and a sign-in that waits for its code, were asked for with the one before.
  for (const kind of ["reset", "registration", "second-factor", "email"] as const) {
    await endChallenges(tx, { customerId, userId, kind });
  }
}

/** Ends a user's sessions, all but one where that is said. Answers how many. */
export async function endSessions(tx: Tx, { customerId, userId }: Own, except?: number): Promise<number> {
  const open = and(
    eq(sessions.customerId, customerId),
    eq(sessions.userId, userId),
    isNull(sessions.endedAt),
    except === undefined ? undefined : ne(sessions.id, except),
  );
  const { rowCount } = await tx.update(sessions).set({ endedAt: sql`now()` }).where(open);
  return rowCount ?? 0;
}
