import { and, eq, gte, sql } from "drizzle-orm";
import { minutes } from "~/time/duration";
import type { AskedBySession } from "../../platform/call/handler";
import { Refusal } from "../../platform/call/refusal";
import { sessions } from "../../platform/db/schema/sessions";
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
  const { deps, scope, session } = asked;
  const since = sql`now() - make_interval(secs => ${FRESH / 1000})`;
  const rows = await deps.database.asCustomer(scope, (tx) =>
    tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(eq(sessions.customerId, scope.customerId), eq(sessions.id, session.id), gte(sessions.createdAt, since)),
      ),
  );
  if (rows.length === 0) throw new Refusal(403, "password_needed", "Show your password, or sign in again");
  return null;
}
