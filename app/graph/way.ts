import { type Edge, type Graph, YOU } from "./graph";

export interface Way {
  nodes: ReadonlySet<string>;
  /** `from to`. */
  edges: ReadonlySet<string>;
  /** Of its weakest edge, 0 to 1. */
  probability: number;
}

export const edgeKey = ({ from, to }: Pick<Edge, "from" | "to">): string => `${from} ${to}`;

/**
 * From the customer to a node along deliveries (or, of a graph of customers, against them): of all ways the one whose weakest
 * edge is likeliest, then the one that comes first in the graph. Null where the node is not in the graph or nothing leads to it.
 */
export function wayTo({ nodes, edges }: Graph, id: string, downstream = false): Way | null {
  const column = new Map(nodes.map((node) => [node.id, node.column]));
  const best = new Map<string, { probability: number; through: Edge | null }>([
    [YOU, { probability: 1, through: null }],
  ]);
  const columnOf = (node: string) => column.get(node) ?? 0;
  // Who is followed is tied to the customer, whichever way goods flow elsewhere.
  const outwards = edges
    .map((edge) =>
      downstream && !edge.onlyFollowed
        ? { edge, near: edge.from, far: edge.to }
        : { edge, near: edge.to, far: edge.from },
    )
    .filter(({ near, far }) => columnOf(far) > columnOf(near))
    .sort((one, other) => columnOf(one.near) - columnOf(other.near));
  for (const { edge, near, far } of outwards) {
    const before = best.get(near);
    if (!before) continue;
    const probability = Math.min(before.probability, edge.probability);
    if (probability > (best.get(far)?.probability ?? -1)) best.set(far, { probability, through: edge });
  }
  const end = best.get(id);
  if (!end) return null;
  const way = { nodes: new Set<string>([id]), edges: new Set<string>(), probability: end.probability };
  for (let at = end.through, here = id; at; ) {
    way.edges.add(edgeKey(at));
    here = at.from === here ? at.to : at.from;
    way.nodes.add(here);
    at = best.get(here)?.through ?? null;
  }
  return way;
}

/** The edge between two targets with what stands for them in the graph; null where it is not drawn by itself. */
export function edgeAlone({ edges }: Graph, between: { from: number; to: number } | null): Way | null {
  const edge = edges.find(({ pair }) => pair && pair.from === between?.from && pair.to === between.to);
  if (!edge) return null;
  return {
    nodes: new Set([edge.from, edge.to]),
    edges: new Set([edgeKey(edge)]),
    probability: edge.probability,
  };
}
