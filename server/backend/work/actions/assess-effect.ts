import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { assessEffect } from "~/backend/contract/action-effects";
import type { Action } from "~/backend/contract/actions";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound, Refusal, staleVersion } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { actions } from "../../platform/db/schema/actions";
import { attachFile } from "./attachments";
import { keepEffectClocks } from "./effect-clock";
import { invalid } from "./invalid";
import { findAction } from "./read-actions";
import { recordAction } from "./record-action";
import { startFollower } from "./start-next";

type Asked = AskedBySession & { tx: Tx };
type Assessment = z.output<NonNullable<typeof assessEffect.body>>;

/** Keeps whether a completed action worked, and what shows it. What did not is started anew, once, due when its type usually is. */
export async function assess(
  asked: Asked,
  actionId: number,
  { result, note, documentIds, mappedFilename, version }: Assessment,
): Promise<{ action: Action; next: Action | null }> {
  const { tx, scope } = asked;
  const { customerId, userId } = scope;
  const one = and(eq(actions.customerId, customerId), eq(actions.id, actionId));
  await tx.select({ id: actions.id }).from(actions).where(one).for("update");
  const before = await findAction(tx, customerId, actionId);
  if (!before) throw notFound("action");
  if (before.version !== version) throw staleVersion(before);
  if (before.metaStatus !== "Completed") throw new Refusal(409, "not_completed", "It is not completed yet");
  const attached = mappedFilename ? await attachFile(asked, actionId, mappedFilename) : null;
  await markEvidence(asked, actionId, [...new Set(documentIds)], attached?.id);
  const now = new Date();
  await tx
    .update(actions)
    .set({ effect: result, effectNote: note, effectBy: userId, effectAt: now, version: version + 1, updatedAt: now })
    .where(one);
  await keepEffectClocks(tx, customerId, [actionId]);
  const after = await findAction(tx, customerId, actionId);
  if (!after) throw notFound("action");
  const next = result === "not-effective" ? await followerOf(asked, after) : null;
  await recordAction(asked, before, after);
  return { action: after, next };
}

/** Of the action's documents those that show whether it worked, and no others. Throws 422 for one that is not attached. */
async function markEvidence(asked: Asked, actionId: number, documentIds: readonly number[], attachedId?: number) {
  const { customerId } = asked.scope;
  const all = attachedId === undefined ? documentIds : [...documentIds, attachedId];
  const { rows } = await asked.tx.execute<{ proves: boolean }>(sql`
    update action_documents set proves_effect = document_id = any(${sql.param([...all])}::bigint[])
     where customer_id = ${customerId} and action_id = ${actionId}
    returning proves_effect as proves`);
  if (rows.filter(({ proves }) => proves).length !== all.length) throw invalid("body.documentIds", "is not attached");
}

async function followerOf(asked: Asked, failed: Action): Promise<Action | null> {
  const { customerId } = asked.scope;
  const of = and(eq(actions.customerId, customerId), eq(actions.followsId, failed.id));
  const [there] = await asked.tx.select({ id: actions.id }).from(actions).where(of).limit(1);
  if (there) return findAction(asked.tx, customerId, there.id);
  return startFollower(asked, { ...failed, everyMonths: null });
}
