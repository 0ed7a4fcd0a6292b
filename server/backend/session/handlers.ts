import { eq, sql } from "drizzle-orm";
import { readSession, signIn, signOut } from "~/backend/contract/session";
import { days } from "~/domain/duration";
import { answer, answerPublic, type Handler } from "../call/handler";
import { Refusal } from "../call/refusal";
import type { Database } from "../db/database";
import { sessions } from "../db/schema/sessions";
import { users } from "../db/schema/users";
import type { BackendDeps } from "../deps";
import { passwordFits } from "./password";
import { sessionOf } from "./session-of-token";
import { countAttempt, forgetAttempt } from "./sign-in-throttle";
import { newToken } from "./token";

/** After this long everybody signs in again, however busy they were. */
const ABSOLUTE_LIMIT = days(7);

export const sessionHandlers: Handler[] = [
  answerPublic(signIn, async ({ body, database, deps, clientAddress }) => {
    const email = body.email.trim().toLowerCase();
    await countAttempt(database, email, clientAddress);
    const user = await findUser(database, email);
    const fits = await passwordFits(body.password, user?.passwordHash ?? null).catch(async (busy) => {
      await forgetAttempt(database, email, clientAddress, { worked: false });
      throw busy;
    });
    if (!user || !fits || !mayEnter(user, deps)) {
      throw new Refusal(401, "wrong_credentials", "E-mail or password is wrong");
    }
    await forgetAttempt(database, email, clientAddress, { worked: true });
    const token = await openSession(database, user);
    const session = await sessionOf(database, token);
    if (!session) throw new Error("A session that was just opened is not there");
    return { token, session };
  }),

  answer(readSession, async ({ session }) => session),

  answer(signOut, async ({ tx, session }) => {
    await tx.update(sessions).set({ endedAt: sql`now()` }).where(eq(sessions.id, session.id));
  }),
];

type User = typeof users.$inferSelect;

async function findUser(database: Database, email: string): Promise<User | undefined> {
  const [user] = await database.asSystem((tx) => tx.select().from(users).where(eq(users.email, email)));
  return user;
}

/** A published password opens no production server, unless its administrator said `DEMO=on`. */
function mayEnter(user: User, { config }: BackendDeps): boolean {
  return !user.deactivatedAt && (!user.demo || config.demo);
}

async function openSession(database: Database, user: User): Promise<string> {
  const { token, hash } = newToken();
  const expiresAt = new Date(Date.now() + ABSOLUTE_LIMIT);
  await database.asSystem((tx) =>
    tx.insert(sessions).values({ customerId: user.customerId, userId: user.id, tokenHash: hash, expiresAt }),
  );
  return token;
}
