import { and, eq, gte, isNotNull, sql } from "drizzle-orm";
import { minutes } from "~/time/duration";
import type { AskedBySession } from "../../platform/call/handler";
import { Refusal } from "../../platform/call/refusal";
import { sessions } from "../../platform/db/schema/sessions";
import { users } from "../../platform/db/schema/users";
import { requirePassword, type ShownPassword } from "./require-password";

/** So long after signing in somebody need not show again who they are. */
const FRESH = minutes(10);

/**
 * For what outlives a session: the password, or a sign-in of the last ten minutes, which is all that somebody can show who signs in
 * through their company and has none. Throws 403 `password_needed` without either, and what `requirePassword` throws. Answers the
 * password that was shown, for `requireStill`.
 */
export async function requireOwner(asked: AskedBySession, password: string | undefined): Promise<ShownPassword | null> {
  if (password !== undefined) return requirePassword(asked, password);
  if (!(await isFresh(asked))) throw passwordNeeded();
  return null;
}

/** The same for what decides how everybody signs in: who has a password shows it, however fresh the session. */
export async function requireOwnerByPassword(
  asked: AskedBySession,
  password: string | undefined,
): Promise<ShownPassword | null> {
  if (password === undefined && (await hasPassword(asked))) throw passwordNeeded();
  return requireOwner(asked, password);
}

async function isFresh({ deps, scope, session }: AskedBySession): Promise<boolean> {
  const since = sql`now() - make_interval(secs => ${FRESH / 1000})`;
  const { customerId } = scope;
  const fresh = and(eq(sessions.customerId, customerId), eq(sessions.id, session.id), gte(sessions.createdAt, since));
  const rows = await deps.database.asCustomer(scope, (tx) =>
    tx.select({ id: sessions.id }).from(sessions).where(fresh),
  );
  return rows.length > 0;
}

async function hasPassword({ deps, scope, session }: AskedBySession): Promise<boolean> {
  const own = and(eq(users.customerId, scope.customerId), eq(users.id, session.user.id), isNotNull(users.passwordHash));
  const rows = await deps.database.asCustomer(scope, (tx) => tx.select({ id: users.id }).from(users).where(own));
  return rows.length > 0;
}

const passwordNeeded = () => new Refusal(403, "password_needed", "Show your password, or sign in again");
