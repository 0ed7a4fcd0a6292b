import { eq, sql } from "drizzle-orm";
import { readSession, signIn, signOut } from "~/backend/contract/session";
import { answer, answerFromSession, answerPublic, type Handler } from "../../platform/call/handler";
import { Refusal } from "../../platform/call/refusal";
import type { Database } from "../../platform/db/database";
import { sessions } from "../../platform/db/schema/sessions";
import { users } from "../../platform/db/schema/users";
import { hasSecondFactor, ticketFor } from "../second-factor/ticket";
import { mayEnter } from "../session/may-enter";
import { openSession } from "../session/open-session";
import { passwordFits } from "../session/password";
import { countAttempt, forgetAttempt } from "../session/sign-in-throttle";
import { tellSignIn } from "../session/tell-sign-in";

export const sessionHandlers: Handler[] = [
  answerPublic(signIn, async ({ body, database, deps, clientAddress, userAgent, requestId }) => {
    const tell = (outcome: "opened" | "code-asked" | "refused", userId?: number) =>
      tellSignIn(deps.logger, { by: "password", outcome, userId, requestId, clientAddress });
    const email = body.email.trim().toLowerCase();
    await countAttempt(database, email, clientAddress);
    const user = await findUser(database, email);
    const fits = await passwordFits(body.password, user?.passwordHash ?? null).catch(async (busy) => {
      await forgetAttempt(database, email, clientAddress, { worked: false });
      throw busy;
    });
    if (!user || !fits || !mayEnter(user, deps)) {
      tell("refused", user?.id);
      throw new Refusal(401, "wrong_credentials", "E-mail or password is wrong");
    }
    // The attempt goes on counting until the code was right too: a password alone does not show who somebody is.
    if (await hasSecondFactor(database, user)) {
      const ticket = await ticketFor(database, user);
      tell("code-asked", user.id);
      throw new Refusal(401, "second_factor_required", "Now the code of the second factor", { ticket });
    }
    await forgetAttempt(database, email, clientAddress, { worked: true });
    const opened = await openSession(database, user, { clientAddress, userAgent });
    tell("opened", user.id);
    return opened;
  }),

  answerFromSession(readSession, async ({ session }) => session),

  answer(signOut, async ({ tx, session }) => {
    await tx.update(sessions).set({ endedAt: sql`now()` }).where(eq(sessions.id, session.id));
  }),
];

type User = typeof users.$inferSelect;

async function findUser(database: Database, email: string): Promise<User | undefined> {
  const [user] = await database.asSystem((tx) => tx.select().from(users).where(eq(users.email, email)));
  return user;
}
