import { and, eq } from "drizzle-orm";
import type { Session } from "~/backend/contract/session";
import type { AskedBySession } from "../../platform/call/handler";
import { Refusal } from "../../platform/call/refusal";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { users } from "../../platform/db/schema/users";
import { passwordFits } from "../session/password";
import { countAttempt, forgetAttempt } from "../session/sign-in-throttle";

/** The hash of the password that was shown. */
export type ShownPassword = string;

/**
 * For changes that a stolen session must not make: throws 403 `wrong_password`, and 429 after too many guesses. Hashing waits for its
 * turn, and guesses are counted whatever becomes of the change: so it is done before the change's transaction, which then asks
 * `requireStill`.
 */
export async function requirePassword(
  { session, scope, deps, clientAddress }: AskedBySession,
  password: string,
): Promise<ShownPassword> {
  const { email } = session.user;
  await countAttempt(deps.database, email, clientAddress);
  const [user] = await deps.database.asCustomer(scope, (tx) =>
    tx.select({ passwordHash: users.passwordHash }).from(users).where(self(scope, session)),
  );
  const stored = user?.passwordHash ?? null;
  const fits = await passwordFits(password, stored).catch(async (busy) => {
    // Nobody has looked at it: others who sign in by the hundred shut nobody out.
    await forgetAttempt(deps.database, email, clientAddress, { worked: false });
    throw busy;
  });
  if (!fits || stored === null) throw wrongPassword();
  await forgetAttempt(deps.database, email, clientAddress, { worked: true });
  return stored;
}

/** Throws 403 when the password was changed after it was shown. It stays as it is until the transaction's end. */
export async function requireStill(
  { tx, session, scope }: Pick<AskedBySession, "session" | "scope"> & { tx: Tx },
  shown: ShownPassword,
): Promise<void> {
  const unchanged = and(self(scope, session), eq(users.passwordHash, shown));
  const rows = await tx.select({ id: users.id }).from(users).where(unchanged).for("no key update");
  if (rows.length === 0) throw wrongPassword();
}

const self = ({ customerId }: CustomerScope, { user }: Session) =>
  and(eq(users.customerId, customerId), eq(users.id, user.id));

const wrongPassword = () => new Refusal(403, "wrong_password", "The current password is wrong");
