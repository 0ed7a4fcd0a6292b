import { sql } from "drizzle-orm";
import type { Session } from "~/backend/contract/session";
import { readTierFlow } from "~/backend/contract/tier-flow";
import { answer, type Handler } from "../../platform/call/handler";
import type { Tx } from "../../platform/db/database";
import { PERSPECTIVES, type Perspective } from "../../reference/catalogue/perspectives";
import type { Viewer } from "../collections/stored-collection";
import { collectionOf, EVERYTHING, type GraphCollection } from "../graph/find-collection";
import { readFlow } from "./read-flow";

export const flowHandlers: Handler[] = [
  answer(readTierFlow, async ({ tx, scope, session, query }) => {
    const { from, direction, group, open = [], flow, bars, ...filter } = query;
    const start = await startOf(tx, { customerId: scope.customerId, session }, from);
    const kind = direction === undefined ? start.kind : direction === "down" ? "customers" : "suppliers";
    return readFlow(tx, scope, {
      collection: { ...start, kind },
      filter,
      perspective: firstOf(session),
      ...{ group, open, bars },
      flow: flowNamed(flow),
    });
  }),
];

/** Throws 404 for a collection that is not there or not this user's; of named targets those that the customer can see. */
async function startOf(tx: Tx, viewer: Viewer, from: string): Promise<GraphCollection> {
  const [what, rest = ""] = from.split(":");
  if (what === "all") return { ...EVERYTHING, below: [] };
  if (what === "collection") return collectionOf(tx, viewer, rest);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from targets where id = any(${sql.param(rest.split(",").map(Number))}::bigint[])
       and (owner_id is null or owner_id = ${viewer.customerId}) order by id`);
  return { ...EVERYTHING, below: [], startsAt: rows.map(({ id }) => Number(id)) };
}

function flowNamed(text: string | undefined) {
  if (text === undefined) return null;
  const [tier, fromKey = "", toKey = ""] = text.split(":");
  return { fromTier: Number(tier), fromKey, toKey };
}

/** Specification §6: the user's own perspective comes first. */
function firstOf({ perspectives }: Session): Perspective {
  return PERSPECTIVES.find((known) => known === perspectives[0]) ?? PERSPECTIVES[0];
}
