import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { TICKET_LIMIT } from "~/backend/contract/session-limits";
import { Refusal } from "../../platform/call/refusal";
import type { Database, Tx } from "../../platform/db/database";
import { accountChallenges } from "../../platform/db/schema/account-challenges";
import { secondFactors } from "../../platform/db/schema/second-factors";
import type { users } from "../../platform/db/schema/users";
import { newChallenge, readChallenge, redeem } from "../accounts/challenges";
import { hashOfToken } from "../session/token";

type User = typeof users.$inferSelect;

/** Wrong codes that end a ticket. What bounds the guesses over many tickets is `countCode`. */
const WRONG_CODES = 5;

export async function hasSecondFactor(database: Database, { customerId, id }: User): Promise<boolean> {
  const own = and(eq(secondFactors.customerId, customerId), eq(secondFactors.userId, id));
  const rows = await database.asSystem((tx) =>
    tx
      .select({ userId: secondFactors.userId })
      .from(secondFactors)
      .where(and(own, isNotNull(secondFactors.confirmedAt))),
  );
  return rows.length > 0;
}

/** Says that the password was right; opens nothing without a code. */
export function ticketFor(database: Database, user: User): Promise<string> {
  const wanted = {
    customerId: user.customerId,
    userId: user.id,
    kind: "second-factor",
    validFor: TICKET_LIMIT,
  } as const;
  return database.asSystem((tx) => newChallenge(tx, wanted));
}

/** Counts a try before the code is looked at, so that guesses sent side by side are counted too. Throws 401 when it is over. */
export async function countTry(database: Database, ticket: string): Promise<User> {
  return database.asSystem(async (tx) => {
    const { user } = await readChallenge(tx, ticket, "second-factor").catch(() => {
      throw ticketOver();
    });
    const counted = await tx
      .update(accountChallenges)
      .set({ failures: sql`${accountChallenges.failures} + 1` })
      .where(and(eq(accountChallenges.challengeHash, hashOfToken(ticket)), lt(accountChallenges.failures, WRONG_CODES)))
      .returning({ id: accountChallenges.id });
    if (counted.length === 0) throw ticketOver();
    return user;
  });
}

export async function redeemTicket(tx: Tx, ticket: string): Promise<void> {
  await redeem(tx, ticket, "second-factor").catch(() => {
    throw ticketOver();
  });
}

const ticketOver = () => new Refusal(401, "ticket_over", "Sign in with the password again");
