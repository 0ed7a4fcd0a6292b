import { orderByElk } from "~/graph/layout/elk-worker.server";
import { type Columns, columnsOf, orderBySweeps } from "~/graph/layout/order";
import { madeGraph } from "../../support/graphs/made-graphs";

/** How many edges cross each other when the engine has ordered the columns, and when sweeps have. */
export async function crossingsOf(count: number, seed: number): Promise<{ engine: number; sweeps: number }> {
  const columns = columnsOf(madeGraph(count, seed));
  return { engine: crossings(columns, await orderByElk(columns)), sweeps: crossings(columns, orderBySweeps(columns)) };
}

/** Pairs of edges between the same two neighbouring columns. */
export function crossings({ nearer, columns }: Columns, ordered: readonly (readonly number[])[]): number {
  const place = new Map(ordered.flatMap((column) => column.map((node, at): [number, number] => [node, at])));
  const columnOf = new Map(columns.flatMap((column, at) => column.map((node): [number, number] => [node, at])));
  const spans: [near: number, far: number][][] = [];
  for (const [far, nears] of nearer.entries()) {
    for (const near of nears) {
      const column = columnOf.get(near) ?? 0;
      if (columnOf.get(far) !== column + 1) continue;
      spans[column] = [...(spans[column] ?? []), [place.get(near) ?? 0, place.get(far) ?? 0]];
    }
  }
  return spans.reduce((sum, pairs) => sum + crossed(pairs), 0);
}

function crossed(pairs: readonly [number, number][]): number {
  let count = 0;
  for (const [n, [near, far]] of pairs.entries()) {
    for (const [otherNear, otherFar] of pairs.slice(n + 1)) {
      if ((near - otherNear) * (far - otherFar) < 0) count++;
    }
  }
  return count;
}
