import { callBackend } from "~/backend/client.server";
import { readCommodityGraph, readTreeGraph } from "~/backend/contract/graphs";
import { wakeEngine } from "~/graph/layout/elk-worker.server";
import type { LoadContext } from "~/load-context";
import { type BetweenAnswer, readBetween } from "../edge/queries.server";
import { collectionNamed, orNotFound, overviewOf } from "../queries.server";
import { type GraphView, graphQuery } from "./graph-view";

/** The collection with the tree that stands beside it, and its graph by tier. Throws 404 for what is none of this user's. */
export async function treeOf(context: LoadContext, named: string | undefined, view: GraphView) {
  const collection = await asked(context, named);
  const params = { collectionId: String(collection.id) };
  const [overview, between, answer] = await Promise.all([
    overviewOf(context),
    betweenOf(context, view),
    orNotFound(callBackend(context, readTreeGraph, { params, query: graphQuery(view) })),
  ]);
  return { collection, overview, between, answer };
}

/** The same with the graph of its goods. */
export async function goodsOf(context: LoadContext, named: string | undefined, view: GraphView) {
  const collection = await asked(context, named);
  const params = { collectionId: String(collection.id) };
  const query = { ...graphQuery(view), digits: view.digits };
  const [overview, between, answer] = await Promise.all([
    overviewOf(context),
    betweenOf(context, view),
    orNotFound(callBackend(context, readCommodityGraph, { params, query })),
  ]);
  return { collection, overview, between, answer };
}

/** What is known between the two targets that were chosen: rejected relations too, which are in no graph. Null where one is not there. */
async function betweenOf(context: LoadContext, { edge }: GraphView): Promise<BetweenAnswer | null> {
  if (!edge || edge.from === edge.to) return null;
  try {
    return await readBetween(context, edge.from, edge.to);
  } catch (error) {
    if (error instanceof Response && error.status === 404) return null;
    throw error;
  }
}

/** The engine wakes while the backend is asked. */
async function asked(context: LoadContext, named: string | undefined) {
  wakeEngine();
  return collectionNamed(context, named);
}
export type Asked = Pick<Awaited<ReturnType<typeof treeOf>>, "collection" | "overview" | "between">;
