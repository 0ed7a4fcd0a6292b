import { readCommodityGraph, readCommodityMapping, readGraphSize, readTreeGraph } from "~/backend/contract/graphs";
import type { Session } from "~/backend/contract/session";
import { answer, type Handler } from "../../platform/call/handler";
import type { CustomerScope } from "../../platform/db/database";
import { PERSPECTIVES, type Perspective } from "../../reference/catalogue/perspectives";
import { countGraph } from "../collections/graph-size";
import { graphLimitOf } from "../collections/read-detail";
import type { Viewer } from "../collections/stored-collection";
import { collectionOf } from "./find-collection";
import { readCommodities } from "./read-commodity-graph";
import { readMapping } from "./read-mapping";
import { readTree } from "./read-tree-graph";

export const graphHandlers: Handler[] = [
  answer(readTreeGraph, async ({ tx, scope, session, params, query: { limit, ...filter } }) => {
    const collection = await collectionOf(tx, viewerOf(scope, session), params.collectionId);
    return readTree(tx, scope, { collection, filter, limit, perspective: firstOf(session) });
  }),

  answer(readCommodityGraph, async ({ tx, scope, session, params, query: { limit, digits, ...filter } }) => {
    const collection = await collectionOf(tx, viewerOf(scope, session), params.collectionId);
    const asked = { collection, filter, limit, perspective: firstOf(session) };
    return readCommodities(tx, scope, asked, Number(digits));
  }),

  answer(readCommodityMapping, async ({ tx, scope, session, params }) =>
    readMapping(tx, scope, await collectionOf(tx, viewerOf(scope, session), params.collectionId)),
  ),

  answer(readGraphSize, async ({ tx, scope, session, params }) => {
    const collection = await collectionOf(tx, viewerOf(scope, session), params.collectionId);
    const { size, isExact, byTier } = await countGraph(tx, scope.customerId, collection);
    return { targetGraphSize: size, isExact, byTier, limit: await graphLimitOf(tx, scope.customerId) };
  }),
];

const viewerOf = ({ customerId }: CustomerScope, session: Session): Viewer => ({ customerId, session });

/** Specification §6: the user's own perspective comes first. */
function firstOf({ perspectives }: Session): Perspective {
  return PERSPECTIVES.find((known) => known === perspectives[0]) ?? PERSPECTIVES[0];
}
