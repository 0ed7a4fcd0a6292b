import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { changeEdge, decideEdge } from "~/backend/contract/edges";
import { actorOf } from "../../people/session/actor";
import { type AskedBySession, answer, type Handler } from "../../platform/call/handler";
import { Refusal, staleVersion } from "../../platform/call/refusal";
import { unlessTaken } from "../../platform/call/unless-taken";
import type { Tx } from "../../platform/db/database";
import { type EdgeGood, edges } from "../../platform/db/schema/targets";
import { appendEvidence } from "../../platform/evidence/ledger";
import { riskViewOf } from "../collections/targets/risk-view";
import { enqueueRefresh } from "../monitored/follow";
import { decide, lockEdge } from "./decide-edge";
import { type EdgeRow, withEnds } from "./edge-rows";

export const edgeChangeHandlers: Handler[] = [
  answer(changeEdge, async (asked) => {
    const { tx, scope, params, body } = asked;
    const { customerId } = scope;
    const before = await lockEdge(tx, customerId, params.edgeId);
    if (!before.own) throw new Refusal(403, "not_own", "Only relationships from your own data can be changed");
    if (before.version !== body.version) throw staleVersion(before);
    if (body.type !== before.type && (await isTold(tx, customerId, before, body.type))) {
      throw edgeExists();
    }
    await unlessTaken("edges_once", edgeExists, () =>
      tx
        .update(edges)
        .set({ ...body, ...goodsOf(body), version: body.version + 1, updatedAt: new Date() })
        .where(and(eq(edges.id, before.id), eq(edges.ownerId, customerId))),
    );
    await enqueueRefresh(tx, customerId);
    return written(asked, before, "edge.changed", null);
  }),

  answer(decideEdge, async (asked) => {
    const { tx, scope, params, body } = asked;
    const before = await lockEdge(tx, scope.customerId, params.edgeId);
    await decide(tx, scope.customerId, before, body.state, body.version);
    await enqueueRefresh(tx, scope.customerId);
    return written(asked, before, "edge.decided", body.reason);
  }),
];

/** Every code stands among `hsCodes`, and once among `goods` where something is told of it. */
function goodsOf({ hsCodes, goods }: Pick<EdgeBody, "hsCodes" | "goods">): Pick<EdgeBody, "hsCodes" | "goods"> {
  const byCode = new Map(goods.map((one) => [one.code, one]));
  const isTold = ({ shipments, firstShipmentOn, lastShipmentOn }: EdgeGood) =>
    shipments !== null || firstShipmentOn !== null || lastShipmentOn !== null;
  return { hsCodes: [...new Set([...hsCodes, ...byCode.keys()])], goods: [...byCode.values()].filter(isTold) };
}
type EdgeBody = z.output<typeof changeEdge.body>;

const edgeExists = () => new Refusal(409, "edge_exists", "A relationship of this type already exists");

type Asked = AskedBySession & { tx: Tx };

async function isTold(tx: Tx, customerId: number, { fromId, toId }: EdgeRow, type: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from edges where from_id = ${fromId} and to_id = ${toId} and type = ${type} and source = 'Customer'
       and coalesce(owner_id, 0) = ${customerId}`);
  return rows.length > 0;
}

/** The edge as it is now; what became of it is in the ledger. */
async function written({ tx, scope, session }: Asked, before: EdgeRow, kind: string, reason: string | null) {
  const now = await lockEdge(tx, scope.customerId, before.id);
  const [edge] = await withEnds(tx, scope.customerId, await riskViewOf(tx, session), [now]);
  if (!edge) throw new Error("A changed edge has no ends");
  const subject = { actor: actorOf(session), subjectType: "edge", subjectId: String(before.id) };
  await appendEvidence(tx, scope.customerId, [{ ...subject, kind, before, after: now, reason }]);
  return edge;
}
