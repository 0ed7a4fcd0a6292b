import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { apiTokens } from "../../platform/db/schema/api-tokens";
import type { Actor } from "../../platform/db/schema/evidence";
import { feedSubscriptions } from "../../platform/db/schema/feed-views";
import { taskCalendars } from "../../platform/db/schema/task-calendars";
import { appendEvidence } from "../../platform/evidence/ledger";

interface Own {
  customerId: number;
  userId: number;
}

/** Revokes all of a user's keys and the addresses of feeds and calendars, which a new password alone leaves as they are. Answers how many worked till now. */
export async function revokeAccess(
  tx: Tx,
  { customerId, userId }: Own,
  actor: Actor,
): Promise<{ keys: number; addresses: number }> {
  const revoked = { revokedAt: sql`now()` };
  const working = or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, sql`now()`));
  const ofUser = and(
    eq(apiTokens.customerId, customerId),
    eq(apiTokens.createdBy, userId),
    isNull(apiTokens.revokedAt),
  );
  const keys = await tx.update(apiTokens).set(revoked).where(and(ofUser, working));
  const read = and(
    eq(feedSubscriptions.customerId, customerId),
    eq(feedSubscriptions.userId, userId),
    isNull(feedSubscriptions.revokedAt),
  );
  const addresses = await tx.update(feedSubscriptions).set(revoked).where(read);
  const calendars = await revokeCalendars(tx, { customerId, userId });
  const after = { keys: keys.rowCount ?? 0, addresses: (addresses.rowCount ?? 0) + calendars };
  const subject = { subjectType: "user", subjectId: String(userId), kind: "user.keys-revoked" };
  await appendEvidence(tx, customerId, [{ actor, ...subject, after }]);
  return after;
}

/** Revokes the addresses of a user's task calendars, which nobody gets back who was locked out. Answers how many worked till now. */
export async function revokeCalendars(tx: Tx, { customerId, userId }: Own): Promise<number> {
  const asked = and(
    eq(taskCalendars.customerId, customerId),
    eq(taskCalendars.userId, userId),
    isNull(taskCalendars.revokedAt),
  );
  const { rowCount } = await tx.update(taskCalendars).set({ revokedAt: sql`now()` }).where(asked);
  return rowCount ?? 0;
}
