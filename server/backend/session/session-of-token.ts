import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { FEATURES } from "~/access/features";
import { permissionsOf, ROLES } from "~/access/permissions";
import type { Session } from "~/backend/contract/session";
import { hours, minutes } from "~/domain/duration";
import type { Database, Tx } from "../db/database";
import { customerFeatureFlags, customers } from "../db/schema/customers";
import { sessions } from "../db/schema/sessions";
import { users } from "../db/schema/users";
import { hashOfToken } from "./token";

/** A session that nobody used for this long is over, whatever its absolute end. */
export const IDLE_LIMIT = hours(12);
/** Use is noted this exactly; noting every request would make each read a write. */
const SEEN_PRECISION = minutes(5);

/** The live session of this token, or null: unknown, ended, expired, idle for too long, or its user is deactivated. */
export function sessionOf(database: Database, token: string): Promise<Session | null> {
  return database.asSystem(async (tx) => {
    const [row] = await tx
      .select({ session: sessions, user: users, customer: customers, flags: flagsOfCustomer })
      .from(sessions)
      .innerJoin(users, and(eq(users.customerId, sessions.customerId), eq(users.id, sessions.userId)))
      .innerJoin(customers, eq(customers.id, sessions.customerId))
      .where(
        and(
          eq(sessions.tokenHash, hashOfToken(token)),
          isNull(sessions.endedAt),
          gt(sessions.expiresAt, sql`now()`),
          gt(sessions.lastSeenAt, new Date(Date.now() - IDLE_LIMIT)),
          isNull(users.deactivatedAt),
        ),
      );
    if (!row) return null;
    await noteUse(tx, row.session.id);
    return toSession(row);
  });
}

const flagsOfCustomer = sql<string[]>`array(
  select ${customerFeatureFlags.flag} from ${customerFeatureFlags}
  where ${customerFeatureFlags.customerId} = ${customers.id})`;

async function noteUse(tx: Tx, id: number): Promise<void> {
  const stale = lt(sessions.lastSeenAt, new Date(Date.now() - SEEN_PRECISION));
  await tx
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(sessions.id, id), stale));
}

interface SessionRow {
  session: typeof sessions.$inferSelect;
  user: typeof users.$inferSelect;
  customer: typeof customers.$inferSelect;
  flags: string[];
}

function toSession({ session, user, customer, flags }: SessionRow): Session {
  const roles = ROLES.filter((role) => user.roles.includes(role));
  return {
    id: session.id,
    user: {
      id: user.id,
      firstname: user.firstname,
      lastname: user.lastname,
      email: user.email,
      language: user.language,
      passwordValidUntil: user.passwordValidUntil,
      customer: { id: customer.id, name: customer.name, logo: customer.logo },
      activePlan: { name: customer.planName },
      embeddedLogin: user.embeddedLogin,
      createdAt: user.createdAt.toISOString(),
    },
    roles,
    permissions: permissionsOf(roles),
    features: FEATURES.filter((feature) => flags.includes(feature)),
    perspectives: user.perspectives,
    expiresAt: session.expiresAt.toISOString(),
  };
}
