import { sql } from "drizzle-orm";
import { addEdges, bulkAssignCollections, changeTargets, type TargetChange } from "~/backend/contract/target-changes";
import { actorOf } from "../../../people/session/actor";
import { type AskedBySession, answer, type Handler } from "../../../platform/call/handler";
import { notFound } from "../../../platform/call/refusal";
import type { Tx } from "../../../platform/db/database";
import { fillable, requireFillable } from "./require-collections";
import { selectedTargets } from "./selected-targets";
import { startChange } from "./start-change";

export const targetChangeHandlers: Handler[] = [
  answer(changeTargets, async (asked) => {
    const { selection, change } = asked.body;
    return start(asked, await selectedTargets(asked, selection), change);
  }),

  answer(addEdges, async (asked) => {
    const { targetIds, ...edge } = asked.body;
    return start(asked, targetIds, { kind: "edges", ...edge });
  }),

  answer(bulkAssignCollections, async (asked) => {
    const { targetIds, collectionIds } = asked.body;
    return start(asked, targetIds, { kind: "assign", collectionIds });
  }),
];

type Asked = AskedBySession & { tx: Tx };

async function start(asked: Asked, targetIds: readonly number[], change: TargetChange) {
  const { tx, scope, session } = asked;
  if ("collectionIds" in change && change.collectionIds) await requireFillable(asked, change.collectionIds);
  if (change.kind === "edges" && change.toId) await requireTarget(asked, change.toId);
  const fills = change.kind === "unfollow" && !change.collectionIds ? await fillable(asked) : [];
  return startChange(tx, { ...scope, actor: actorOf(session), fills }, [...new Set(targetIds)], change);
}

async function requireTarget({ tx, scope }: Asked, id: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from targets where id = ${id} and (owner_id is null or owner_id = ${scope.customerId})`);
  if (rows.length === 0) throw notFound("target");
}
