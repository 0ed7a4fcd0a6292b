import { and, eq, sql } from "drizzle-orm";
import {
  askForEmailChange,
  askForPasswordReset,
  confirmEmail,
  finalizeRegistration,
  readEmailConfirmation,
  readPasswordReset,
  readRegistration,
  resetPassword,
} from "~/backend/contract/account-links";
import { answerPrepared, answerPublic, type Handler } from "../../platform/call/handler";
import { Refusal } from "../../platform/call/refusal";
import { unlessTaken } from "../../platform/call/unless-taken";
import type { Database, Tx } from "../../platform/db/database";
import { customers } from "../../platform/db/schema/customers";
import { users } from "../../platform/db/schema/users";
import { appendEvidence } from "../../platform/evidence/ledger";
import { enqueue } from "../../platform/jobs/enqueue";
import { hashPassword } from "../session/password";
import { countLinkRequest, forgetCodesOfDay } from "../session/sign-in-throttle";
import { type Challenged, endChallenges, readChallenge, redeem } from "./challenges";
import { requireStrongPassword } from "./password-policy";
import { requirePassword, requireStill } from "./require-password";
import { revokeAccess } from "./revoke-access";
import { endSessions, setPassword } from "./set-password";

type User = typeof users.$inferSelect;

export const accountLinkHandlers: Handler[] = [
  // Nothing here looks the address up: a job does, so that the answer takes the same time whoever is asked about.
  answerPublic(askForPasswordReset, async ({ body, database, clientAddress }) => {
    await countLinkRequest(database, body.email, clientAddress);
    await database.asSystem((tx) => enqueue(tx, "send-password-reset", { email: body.email }, { priority: "account" }));
    return { accepted: true as const };
  }),

  answerPublic(readPasswordReset, async ({ params, database }) => {
    const { user } = await database.asSystem((tx) => readChallenge(tx, params.challenge, "reset"));
    return toWhom(user);
  }),

  answerPublic(resetPassword, async ({ params, body, database }) => {
    const passwordHash = await hashFor(database, params.challenge, "reset", body.password);
    await database.asSystem(async (tx) => {
      const { user } = await redeem(tx, params.challenge, "reset");
      await setPassword(tx, own(user), passwordHash);
      await endSessions(tx, own(user));
      await forgetCodesOfDay(tx, user);
      if (body.revokeKeys) await revokeAccess(tx, own(user), asActor(user));
      await record(tx, user, "user.password-reset");
    });
  }),

  answerPublic(readRegistration, async ({ params, database }) =>
    database.asSystem(async (tx) => {
      const { user } = await readChallenge(tx, params.challenge, "registration");
      const [customer] = await tx
        .select({ name: customers.name })
        .from(customers)
        .where(eq(customers.id, user.customerId));
      return { ...toWhom(user), customer: customer?.name ?? "" };
    }),
  ),

  answerPublic(finalizeRegistration, async ({ params, body, database }) => {
    const { password, ...profile } = body;
    const passwordHash = await hashFor(database, params.challenge, "registration", password);
    await database.asSystem(async (tx) => {
      const { user } = await redeem(tx, params.challenge, "registration");
      await setPassword(tx, own(user), passwordHash);
      await change(tx, user, { ...profile, emailConfirmedAt: new Date() });
      await record(tx, { ...user, ...profile }, "user.registered");
    });
  }),

  answerPrepared(
    askForEmailChange,
    (asked) => requirePassword(asked, asked.body.currentPassword),
    async (asked) => {
      const { tx, body, session, scope, prepared } = asked;
      await requireStill(asked, prepared);
      // As with resets, a job looks the address up: an account elsewhere is nobody's business.
      const payload = { customerId: scope.customerId, userId: session.user.id, email: body.email };
      await enqueue(tx, "send-email-confirmation", payload, { priority: "account" });
      return { accepted: true as const };
    },
  ),

  answerPublic(readEmailConfirmation, async ({ params, database }) => {
    const { email } = await database.asSystem((tx) => readChallenge(tx, params.challenge, "email"));
    return { email: email ?? "" };
  }),

  answerPublic(confirmEmail, async ({ params, database }) => {
    await database.asSystem(async (tx) => {
      const { user, email } = await redeem(tx, params.challenge, "email");
      if (!email) throw new Error("A confirmation without an address");
      const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
      if (other && other.id !== user.id) throw emailTaken();
      await unlessTaken("users_email_unique", emailTaken, () =>
        change(tx, user, { email, emailConfirmedAt: new Date() }),
      );
      // A link for a new password lies in the mailbox that was just given up.
      await endChallenges(tx, { ...own(user), kind: "reset" });
      await enqueue(
        tx,
        "tell-email-changed",
        { customerId: user.customerId, userId: user.id, former: user.email },
        { priority: "account" },
      );
      await record(tx, user, "user.email-changed", { before: user.email, after: email });
    });
  }),
];

const emailTaken = () => new Refusal(409, "email_taken", "The address has an account already");
const own = (user: User) => ({ customerId: user.customerId, userId: user.id });
const toWhom = ({ email, firstname, lastname }: User) => ({ email, firstname, lastname });

/** Looks first and hashes then, outside of a transaction: a made-up link costs no hashing, and hashing holds no row. */
async function hashFor(database: Database, challenge: string, kind: "reset" | "registration", password: string) {
  const { user }: Challenged = await database.asSystem((tx) => readChallenge(tx, challenge, kind));
  await requireStrongPassword(password, user);
  return hashPassword(password);
}

async function change(tx: Tx, user: User, values: Partial<typeof users.$inferInsert>): Promise<void> {
  await tx
    .update(users)
    .set({ ...values, version: sql`${users.version} + 1` as never })
    .where(and(eq(users.customerId, user.customerId), eq(users.id, user.id)));
}

const asActor = ({ id, firstname, lastname }: User) =>
  ({ type: "user", id, name: `${firstname} ${lastname}` }) as const;

async function record(tx: Tx, user: User, kind: string, what: { before?: unknown; after?: unknown } = {}) {
  await appendEvidence(tx, user.customerId, [
    { actor: asActor(user), subjectType: "user", subjectId: String(user.id), kind, ...what },
  ]);
}
