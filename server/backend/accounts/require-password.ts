import { and, eq } from "drizzle-orm";
import type { AskedBySession } from "../call/handler";
import { Refusal } from "../call/refusal";
import type { Tx } from "../db/database";
import { users } from "../db/schema/users";
import { passwordFits } from "../session/password";
import { countAttempt, forgetAttempt } from "../session/sign-in-throttle";

/** For changes that a stolen session must not make: throws 403 `wrong_password`, and 429 after too many guesses. */
export async function requirePassword(
  { tx, session, scope, deps, clientAddress }: AskedBySession & { tx: Tx },
  password: string,
): Promise<void> {
  const { email, id } = session.user;
  await countAttempt(deps.database, email, clientAddress);
  const own = and(eq(users.customerId, scope.customerId), eq(users.id, id));
  const [user] = await tx.select({ passwordHash: users.passwordHash }).from(users).where(own);
  const fits = await passwordFits(password, user?.passwordHash ?? null);
  if (!fits) throw new Refusal(403, "wrong_password", "The current password is wrong");
  await forgetAttempt(deps.database, email, clientAddress, { worked: true });
}
