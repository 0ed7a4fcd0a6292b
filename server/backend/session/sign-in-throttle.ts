import { createHash } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { minutes } from "~/domain/duration";
import { Refusal } from "../call/refusal";
import type { Database } from "../db/database";
import { signInAttempts } from "../db/schema/sessions";

/**
 * Guessing is slowed down by counting failures of a quarter of an hour, for known and unknown addresses alike. The pair
 * is strict; the e-mail alone is generous, so that nobody can lock a colleague out from one machine.
 */
const WINDOW = minutes(15);
const LIMITS = { pair: 10, email: 50, address: 200 };

/** Throws 429 with the seconds to wait when there were too many failures. */
export async function refuseWhenGuessing(database: Database, email: string, address: string | null): Promise<void> {
  const limits = keysOf(email, address);
  const since = new Date(Date.now() - WINDOW);
  const rows = await database.asSystem((tx) =>
    tx
      .select()
      .from(signInAttempts)
      .where(inArray(signInAttempts.key, [...limits.keys()])),
  );
  for (const { key, failures, windowStartedAt } of rows) {
    if (windowStartedAt < since || failures < (limits.get(key) ?? Number.POSITIVE_INFINITY)) continue;
    const wait = Math.ceil((windowStartedAt.getTime() + WINDOW - Date.now()) / 1000);
    throw new Refusal(
      429,
      "too_many_attempts",
      "Too many failed sign-ins",
      { retryAfter: wait },
      {
        "retry-after": String(wait),
      },
    );
  }
}

export async function noteFailure(database: Database, email: string, address: string | null): Promise<void> {
  const since = new Date(Date.now() - WINDOW);
  await database.asSystem((tx) =>
    tx
      .insert(signInAttempts)
      .values(
        [...keysOf(email, address).keys()].sort().map((key) => ({ key, failures: 1, windowStartedAt: new Date() })),
      )
      .onConflictDoUpdate({
        target: signInAttempts.key,
        set: {
          failures: sql`case when ${signInAttempts.windowStartedAt} < ${since.toISOString()}::timestamptz then 1 else ${signInAttempts.failures} + 1 end`,
          windowStartedAt: sql`case when ${signInAttempts.windowStartedAt} < ${since.toISOString()}::timestamptz then now() else ${signInAttempts.windowStartedAt} end`,
        },
      }),
  );
}

/** A sign-in that worked forgets the failures of its own pair. */
export async function forgetFailures(database: Database, email: string, address: string | null): Promise<void> {
  await database.asSystem((tx) =>
    tx.delete(signInAttempts).where(inArray(signInAttempts.key, [pairKey(email, address)])),
  );
}

function keysOf(email: string, address: string | null): Map<string, number> {
  const keys = new Map([
    [pairKey(email, address), LIMITS.pair],
    [hashed("email", email), LIMITS.email],
  ]);
  if (address) keys.set(hashed("address", address), LIMITS.address);
  return keys;
}

const pairKey = (email: string, address: string | null): string => hashed("pair", `${email} ${address ?? ""}`);
const hashed = (kind: string, value: string): string => createHash("sha256").update(`${kind} ${value}`).digest("hex");
