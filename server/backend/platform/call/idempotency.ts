import { createHash, createHmac } from "node:crypto";
import canonicalize from "canonicalize";
import { and, eq } from "drizzle-orm";
import type { Call } from "~/backend/contract/call";
import type { CustomerScope, Database, Tx } from "../db/database";
import { idempotencyKeys } from "../db/schema/idempotency-keys";
import { Refusal } from "./refusal";
import { sealed, unsealed } from "./sealed-answer";

interface Attempt {
  scope: CustomerScope;
  call: Call;
  key: string | undefined;
  input: object;
}

/**
 * Runs a write once per idempotency key: the key is taken in the transaction of the write, so a second submit waits for
 * the first and answers what it answered. The same key with another input is refused with 422. The answer is kept sealed: nobody
 * reads it without the key, of which only a digest is kept, so that what is deleted from its own place is not left here.
 */
export async function onceByKey<T>(tx: Tx, attempt: Attempt, run: () => Promise<T>): Promise<T> {
  const { scope, call, key } = attempt;
  if (!key || call.method === "get" || scope.userId === null) return run();
  if (key.length > 200) throw new Refusal(422, "invalid_input", "Idempotency-Key is longer than 200 characters");
  const own = { customerId: scope.customerId, userId: scope.userId, key: digestOf(key) };
  const mine = keptAs(own);
  const requestHash = hashOf(attempt, key);
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ ...own, call: call.name, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length === 0) {
    const [earlier] = await tx.select().from(idempotencyKeys).where(mine);
    if (earlier?.requestHash === requestHash) {
      if (call.secretAnswer) throw new Refusal(409, "already_done", "This was done already, and its answer shown once");
      return unsealed(key, earlier.body) as T;
    }
    throw new Refusal(422, "idempotency_key_reused", "This Idempotency-Key was used for another request");
  }
  const result = await run();
  await tx
    .update(idempotencyKeys)
    .set({ status: call.status, body: call.secretAnswer ? null : sealed(key, result) })
    .where(mine);
  return result;
}

/** Whether a write under this key was made already; one that is being made just now is not seen. */
export async function isTaken(database: Database, { scope, key }: Attempt): Promise<boolean> {
  if (!key || scope.userId === null) return false;
  const mine = keptAs({ customerId: scope.customerId, userId: scope.userId, key: digestOf(key) });
  const rows = await database.asCustomer(scope, (tx) =>
    tx.select({ key: idempotencyKeys.key }).from(idempotencyKeys).where(mine),
  );
  return rows.length > 0;
}

function keptAs({ customerId, userId, key }: { customerId: number; userId: number; key: string }) {
  return and(
    eq(idempotencyKeys.customerId, customerId),
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.key, key),
  );
}

/** Under the key, like the answer: an input may be a password, which whoever reads a plain hash of it could guess. */
function hashOf({ call, input }: Attempt, key: string): string {
  return createHmac("sha256", key)
    .update(canonicalize({ call: call.name, input }) ?? "")
    .digest("hex");
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
