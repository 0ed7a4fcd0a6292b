import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { minutes } from "~/time/duration";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { accountChallenges } from "../../platform/db/schema/account-challenges";
import { users } from "../../platform/db/schema/users";
import { hashOfToken, newToken } from "../session/token";

export type ChallengeKind = (typeof accountChallenges.$inferSelect)["kind"];

/** A link works this long (product-decisions, "Sessions, accounts"). */
export const LINK_LIMIT = minutes(60);

interface Wanted {
  customerId: number;
  userId: number;
  kind: ChallengeKind;
  email?: string;
  /** Milliseconds. */
  validFor?: number;
}

/** A new challenge, which ends the user's earlier ones of that kind. Only its hash is kept. */
export async function newChallenge(tx: Tx, wanted: Wanted): Promise<string> {
  const { customerId, userId, kind, email, validFor = LINK_LIMIT } = wanted;
  await endChallenges(tx, wanted);
  const { token, hash } = newToken();
  const expiresAt = inFuture(validFor);
  await tx.insert(accountChallenges).values({ customerId, userId, kind, email, challengeHash: hash, expiresAt });
  return token;
}

export async function endChallenges(tx: Tx, { customerId, userId, kind }: Wanted): Promise<void> {
  const own = and(
    eq(accountChallenges.customerId, customerId),
    eq(accountChallenges.userId, userId),
    eq(accountChallenges.kind, kind),
  );
  await tx
    .update(accountChallenges)
    .set({ usedAt: sql`now()` })
    .where(and(own, isNull(accountChallenges.usedAt)));
}

export interface Challenged {
  user: typeof users.$inferSelect;
  /** The address that is confirmed, for kind `email`. */
  email: string | null;
}

/** Whose challenge it is, using nothing up. Throws 404 when it was used, is too old, or never was. Runs as the system. */
export async function readChallenge(tx: Tx, challenge: string, kind: ChallengeKind): Promise<Challenged> {
  const [row] = await tx
    .select({ user: users, email: accountChallenges.email })
    .from(accountChallenges)
    .innerJoin(users, ofUser)
    .where(and(open(challenge, kind), isNull(users.deactivatedAt)));
  if (!row) throw notFound("link");
  return row;
}

/** Uses a challenge up: of two who come at once, one gets it and the other 404. Undone when the transaction fails. */
export async function redeem(tx: Tx, challenge: string, kind: ChallengeKind): Promise<Challenged> {
  const found = await readChallenge(tx, challenge, kind);
  const used = await tx
    .update(accountChallenges)
    .set({ usedAt: sql`now()` })
    .where(open(challenge, kind))
    .returning({ id: accountChallenges.id });
  if (used.length === 0) throw notFound("link");
  return found;
}

const ofUser = and(eq(users.customerId, accountChallenges.customerId), eq(users.id, accountChallenges.userId));

function open(challenge: string, kind: ChallengeKind) {
  return and(
    eq(accountChallenges.challengeHash, hashOfToken(challenge)),
    eq(accountChallenges.kind, kind),
    isNull(accountChallenges.usedAt),
    gt(accountChallenges.expiresAt, sql`now()`),
  );
}

/** By the database's clock, which also reads it. */
function inFuture(milliseconds: number) {
  return sql`now() + make_interval(secs => ${milliseconds / 1000})`;
}
