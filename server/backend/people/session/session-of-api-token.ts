import { and, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import { permissionsWithin } from "~/backend/contract/scopes";
import { minutes } from "~/time/duration";
import type { Database, Tx } from "../../platform/db/database";
import { apiTokens } from "../../platform/db/schema/api-tokens";
import { customers } from "../../platform/db/schema/customers";
import { users } from "../../platform/db/schema/users";
import type { Found } from "./found-session";
import { flagsOfCustomer, toSession } from "./to-session";
import { hashOfToken } from "./token";

/** By this beginning a key is recognised, by us and by those who search repositories for lost ones. */
export const API_TOKEN_PREFIX = "tw_";
const SEEN_PRECISION = minutes(5);
/** What the answer says of a key without an end. */
const FAR_AWAY = new Date("9999-12-31T00:00:00.000Z");

/** Longer than a session's token, which may begin likewise by chance. */
export const isApiToken = (token: string): boolean => /^tw_[\w-]{43}$/.test(token);

/** Whom a machine's key stands for: its user, with the key's scopes and no permission beyond them. Null when it does not work. */
export function sessionOfApiToken(database: Database, token: string): Promise<Found | null> {
  return database.asSystem(async (tx) => {
    const [row] = await tx
      .select({ key: apiTokens, user: users, customer: customers, flags: flagsOfCustomer })
      .from(apiTokens)
      .innerJoin(users, and(eq(users.customerId, apiTokens.customerId), eq(users.id, apiTokens.createdBy)))
      .innerJoin(customers, eq(customers.id, apiTokens.customerId))
      .where(
        and(
          eq(apiTokens.tokenHash, hashOfToken(token)),
          isNull(apiTokens.revokedAt),
          or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, sql`now()`)),
          isNull(users.deactivatedAt),
        ),
      );
    if (!row) return null;
    const { key, ...rest } = row;
    await noteUse(tx, key);
    const session = toSession({ ...rest, id: key.id, expiresAt: key.expiresAt ?? FAR_AWAY });
    const { scopes } = key;
    const permissions = permissionsWithin(scopes, session.permissions);
    return { session: { ...session, permissions, apiTokenId: key.id, scopes }, user: row.user };
  });
}

async function noteUse(tx: Tx, { customerId, id }: typeof apiTokens.$inferSelect): Promise<void> {
  const stale = lt(apiTokens.lastUsedAt, new Date(Date.now() - SEEN_PRECISION));
  await tx
    .update(apiTokens)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiTokens.customerId, customerId), eq(apiTokens.id, id), or(isNull(apiTokens.lastUsedAt), stale)));
}
