import { sql } from "drizzle-orm";
import { addEdges, bulkAssignCollections, changeTargets, type TargetChange } from "~/backend/contract/target-changes";
import { type AskedBySession, answer, type Handler } from "../../call/handler";
import { notFound, Refusal } from "../../call/refusal";
import { idsOfTargets } from "../../collections/targets/ids-of-targets";
import type { Tx } from "../../db/database";
import { actorOf } from "../../session/actor";
import { requireCollections } from "./require-collections";
import { startChange } from "./start-change";

/** Of a change of many targets: no more than this at once. */
const MOST_AT_ONCE = 10_000;

export const targetChangeHandlers: Handler[] = [
  answer(changeTargets, async (asked) => {
    const { tx, scope, session, body } = asked;
    const { selection, change } = body;
    if ("targetIds" in selection) return start(asked, selection.targetIds, change);
    const viewer = { customerId: scope.customerId, session };
    const ids = await idsOfTargets(tx, viewer, selection.collectionId, selection.filter, MOST_AT_ONCE + 1);
    if (ids.length > MOST_AT_ONCE) {
      throw new Refusal(422, "too_many", `More than ${MOST_AT_ONCE} targets at once`, { most: MOST_AT_ONCE });
    }
    return start(asked, ids, change);
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
  if ("collectionIds" in change && change.collectionIds) await requireCollections(asked, change.collectionIds);
  if (change.kind === "edges" && change.toId) await requireTarget(asked, change.toId);
  return startChange(tx, { ...scope, actor: actorOf(session) }, [...new Set(targetIds)], change);
}

async function requireTarget({ tx, scope }: Asked, id: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from targets where id = ${id} and (owner_id is null or owner_id = ${scope.customerId})`);
  if (rows.length === 0) throw notFound("target");
}
