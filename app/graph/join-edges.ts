import { EDGE_SOURCE_NAMES } from "~/backend/contract/graph-words";
import { type Edge, type GraphEdge, type Node, YOU } from "./graph";

/**
 * Edges between nodes as they are drawn: those of several targets that stand together become one, and whom the customer
 * follows without being told of a delivery is tied to it by an edge that says no more than that.
 */
export function joinEdges(
  nodes: readonly Node[],
  edges: readonly GraphEdge[],
  nodeOf: ReadonlyMap<number, string>,
): Edge[] {
  const joined = new Map<string, Edge>();
  for (const edge of edges) {
    const from = nodeOf.get(edge.from);
    const to = nodeOf.get(edge.to);
    if (!from || !to || from === to) continue;
    const key = `${from} ${to}`;
    joined.set(key, add(joined.get(key), edge, from, to));
  }
  const tied = new Set(
    [...joined.values()].flatMap(({ from, to }) => (from === YOU ? [to] : to === YOU ? [from] : [])),
  );
  for (const { id, column } of nodes) {
    if (column === 1 && !tied.has(id)) joined.set(`${id} ${YOU}`, followed(id));
  }
  return [...joined.values()];
}

function add(known: Edge | undefined, edge: GraphEdge, from: string, to: string): Edge {
  const { sources, probability, shipments, lastShipmentOn } = edge;
  const pair = { from: edge.from, to: edge.to };
  if (!known) return { from, to, sources, probability, shipments, lastShipmentOn, pair, count: 1, onlyFollowed: false };
  return {
    ...known,
    sources: EDGE_SOURCE_NAMES.filter((one) => known.sources.includes(one) || sources.includes(one)),
    probability: Math.max(known.probability, probability),
    shipments: known.shipments === null && shipments === null ? null : (known.shipments ?? 0) + (shipments ?? 0),
    lastShipmentOn: (lastShipmentOn ?? "") > (known.lastShipmentOn ?? "") ? lastShipmentOn : known.lastShipmentOn,
    count: known.count + 1,
    pair: null,
  };
}

const followed = (id: string): Edge => ({
  from: id,
  to: YOU,
  sources: [],
  probability: 1,
  shipments: null,
  lastShipmentOn: null,
  count: 1,
  pair: null,
  onlyFollowed: true,
});
