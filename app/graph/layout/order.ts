import type { LayoutInput } from "./layout";

/** Nodes by column, and for each the neighbours in nearer and in farther columns, all as indexes. */
export interface Columns {
  ids: readonly string[];
  columns: number[][];
  nearer: number[][];
  farther: number[][];
}

/** Edges within a column order nothing. */
export function columnsOf({ nodes, edges }: Pick<LayoutInput, "nodes" | "edges">): Columns {
  const index = new Map(nodes.map(({ id }, at) => [id, at]));
  const columns: number[][] = [];
  for (const [at, { column }] of nodes.entries()) {
    while (columns.length <= column) columns.push([]);
    columns[column]?.push(at);
  }
  const nearer: number[][] = nodes.map(() => []);
  const farther: number[][] = nodes.map(() => []);
  for (const { from, to } of edges) {
    const [one, other] = [index.get(from) ?? -1, index.get(to) ?? -1];
    const step = (nodes[other]?.column ?? 0) - (nodes[one]?.column ?? 0);
    if (one < 0 || other < 0 || step === 0) continue;
    const [near, far] = step > 0 ? [one, other] : [other, one];
    nearer[far]?.push(near);
    farther[near]?.push(far);
  }
  return { ids: nodes.map(({ id }) => id), columns, nearer, farther };
}

const SWEEPS = 4;

/**
 * Orders each column so that few edges cross: by the mean place of the neighbours, there and back a few times (Sugiyama,
 * Tagawa and Toda 1981, "barycentre method"). Linear in nodes and edges but for the sorting. The same input gives the same order.
 */
export function orderBySweeps({ columns, nearer, farther, ids }: Columns): number[][] {
  const place = new Float64Array(ids.length);
  const ordered = columns.map((column) => [...column]);
  const remember = (column: readonly number[]) => {
    // As a share of the column, so that long and short columns compare.
    for (const [at, node] of column.entries()) place[node] = (at + 0.5) / column.length;
  };
  for (const column of ordered) remember(column);
  const sort = (column: number[], neighbours: readonly (readonly number[])[]) => {
    const key = new Map(column.map((node) => [node, mean(neighbours[node] ?? [], place) ?? place[node] ?? 0]));
    column.sort((one, other) => (key.get(one) ?? 0) - (key.get(other) ?? 0) || (place[one] ?? 0) - (place[other] ?? 0));
    remember(column);
  };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const column of ordered.slice(1)) sort(column, nearer);
    for (const column of ordered.slice(0, -1).reverse()) sort(column, farther);
  }
  for (const column of ordered.slice(1)) sort(column, nearer);
  return ordered;
}

/** Each column by rank; nodes of the same rank stay in the order that they have. */
export function byRank({ nodes }: Pick<LayoutInput, "nodes">, ordered: readonly (readonly number[])[]): number[][] {
  const rankOf = (node: number) => nodes[node]?.rank ?? 0;
  return ordered.map((column) => [...column].sort((one, other) => rankOf(one) - rankOf(other)));
}

export function mean(nodes: readonly number[], of: Float64Array): number | null {
  if (nodes.length === 0) return null;
  let sum = 0;
  for (const node of nodes) sum += of[node] ?? 0;
  return sum / nodes.length;
}
