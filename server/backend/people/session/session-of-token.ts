import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Session } from "~/backend/contract/session";
import { IDLE_LIMIT } from "~/backend/contract/session-limits";
import { minutes } from "~/time/duration";
import type { BackendDeps } from "../../platform/call/deps";
import type { Database, Tx } from "../../platform/db/database";
import { customers } from "../../platform/db/schema/customers";
import { sessions } from "../../platform/db/schema/sessions";
import { users } from "../../platform/db/schema/users";
import type { Found } from "./found-session";
import { mayEnter } from "./may-enter";
import { withoutOperators } from "./operators-permissions";
import { isApiToken, sessionOfApiToken } from "./session-of-api-token";
import { flagsOfCustomer, toSession } from "./to-session";
import { hashOfToken } from "./token";

/** Use is noted this exactly; noting every request would make each read a write. */
const SEEN_PRECISION = minutes(5);

/**
 * The live session of this token, or null: unknown, ended, expired, idle for too long, or its account is closed: deactivated, or one
 * of the demo where that was switched off, whose sessions and keys are of a published password.
 */
export async function sessionOf(
  { database, config }: Pick<BackendDeps, "database" | "config">,
  token: string,
): Promise<Session | null> {
  const found = await findSession(database, token);
  return found && mayEnter(found.user, { config }) ? withoutOperators(found.session, config) : null;
}

/**
 * The same without asking whether demo accounts are open. Calls that a page makes at once share one look; it begins after the last of
 * them has asked, so none is told what was true before it asked.
 */
export function findSession(database: Database, token: string): Promise<Found | null> {
  const waiting = asked.get(database) ?? new Map<string, Promise<Found | null>>();
  asked.set(database, waiting);
  const shared = waiting.get(token);
  if (shared) return shared;
  const found = new Promise<void>(setImmediate).then(() => {
    waiting.delete(token);
    return isApiToken(token) ? sessionOfApiToken(database, token) : lookUp(database, token);
  });
  waiting.set(token, found);
  return found;
}

const asked = new WeakMap<Database, Map<string, Promise<Found | null>>>();

async function lookUp(database: Database, token: string): Promise<Found | null> {
  const tokenHash = hashOfToken(token);
  // Every request asks it: built and planned once for each connection, among the same question of other requests.
  const [row] = await database.askAsSystem((tx) => {
    const query = prepared.get(tx) ?? prepare(tx);
    prepared.set(tx, query);
    return query.execute({ tokenHash, usedSince: new Date(Date.now() - IDLE_LIMIT) });
  });
  if (!row) return null;
  const { id, expiresAt, lastSeenAt } = row.session;
  if (lastSeenAt.getTime() < Date.now() - SEEN_PRECISION) await database.asSystem((tx) => noteUse(tx, id));
  return { session: toSession({ ...row, id, expiresAt }), user: row.user };
}

const prepared = new WeakMap<Tx, ReturnType<typeof prepare>>();

function prepare(tx: Tx) {
  const { id, expiresAt, lastSeenAt } = sessions;
  return tx
    .select({ session: { id, expiresAt, lastSeenAt }, user: users, customer: customers, flags: flagsOfCustomer })
    .from(sessions)
    .innerJoin(users, and(eq(users.customerId, sessions.customerId), eq(users.id, sessions.userId)))
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("tokenHash")),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, sql`now()`),
        gt(sessions.lastSeenAt, sql.placeholder("usedSince")),
        isNull(users.deactivatedAt),
      ),
    )
    .prepare("session_of_token");
}

async function noteUse(tx: Tx, id: number): Promise<void> {
  const stale = lt(sessions.lastSeenAt, new Date(Date.now() - SEEN_PRECISION));
  await tx
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(sessions.id, id), stale));
}
