import { sql } from "drizzle-orm";
import { actorOf } from "../../people/session/actor";
import type { AskedBySession } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { applyChange, type Changed } from "./apply-change";
import { recordChange, recordUndo } from "./record";
import { revertChange } from "./revert-change";
import { toMade } from "./to-made";

type Asked = Pick<AskedBySession, "scope" | "session"> & { tx: Tx };

/**
 * Gives an alert to a person without an operation of its own and without telling them, for whoever does both for several things at once.
 * Answers what it was before; nothing where it was theirs already. Throws 422 for a user who is not there or deactivated.
 */
export async function assignAlert({ tx, scope, session }: Asked, alertId: number, userId: number): Promise<Changed[]> {
  const changer = { ...scope, actor: actorOf(session) };
  const made = await toMade(tx, scope.customerId, { kind: "assign", userId }, "body.change.assign");
  const changed = await applyChange(tx, changer, [alertId], made);
  await recordChange(tx, changer, made, changed);
  return changed;
}

/** Gives it back to whoever had it, unless somebody gave it to another person since; then false. */
export async function takeAlertBack(
  { tx, scope, session }: Asked,
  alertId: number,
  userId: number,
  before: Changed[1],
): Promise<boolean> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select firstname || ' ' || lastname as name from users where customer_id = ${scope.customerId} and id = ${userId}`);
  const change = { kind: "assign", userId, name: rows[0]?.name ?? null } as const;
  const reverted = await revertChange(tx, scope.customerId, change, [[alertId, before]]);
  await recordUndo(
    tx,
    { ...scope, actor: actorOf(session) },
    change,
    reverted.map((id) => [id, before]),
  );
  return reverted.length > 0;
}
