import { createHash } from "node:crypto";
import { orderByElk } from "./elk-worker.server";
import type { Layout, LayoutInput } from "./layout";
import { byRank, columnsOf } from "./order";
import { placeColumns } from "./place";
import { layoutBySweeps } from "./sweep";

/**
 * Above, sweeps cross no more edges than the engine does in its fast profile, in a hundredth of its time (docs/performance.md): a
 * page of 300 targets may not take as long as the engine (quality goals).
 */
const MOST_FOR_ENGINE = 100;
/** What is kept of what was laid out, counted in nodes: about 100 bytes each. */
const MOST_KEPT = 200_000;

/**
 * Lays a graph out: by elkjs in a thread of its own where it is small enough, by sweeps above and where the engine fails. What
 * was laid out before is kept by its content, so who looks again, or at the same thing as a colleague, does not wait.
 */
export async function layOut(input: LayoutInput): Promise<Layout> {
  const key = keyOf(input);
  const known = kept.get(key);
  if (known) {
    // The one used last goes last.
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const layout = await make(input);
  keep(key, layout);
  return layout;
}

async function make(input: LayoutInput): Promise<Layout> {
  if (input.nodes.length > MOST_FOR_ENGINE) return layoutBySweeps(input);
  const columns = columnsOf(input);
  try {
    return placeColumns(columns, byRank(input, await orderByElk(columns)), input.measures);
  } catch {
    return layoutBySweeps(input);
  }
}

const kept = new Map<string, Layout>();
let keptNodes = 0;

function keep(key: string, layout: Layout): void {
  if (kept.has(key)) return;
  kept.set(key, layout);
  keptNodes += layout.places.size;
  for (const [oldest, { places }] of kept) {
    if (keptNodes <= MOST_KEPT || kept.size === 1) break;
    kept.delete(oldest);
    keptNodes -= places.size;
  }
}

/** Names and places only: a layout says nothing of a customer, so all share what is kept. */
function keyOf({ nodes, edges, measures }: LayoutInput): string {
  const hash = createHash("sha256").update(Object.values(measures).join());
  for (const { id, column, rank = 0 } of nodes) hash.update(`\n${column} ${rank} ${id}`);
  for (const { from, to } of edges) hash.update(`\n${from} ${to}`);
  return hash.digest("base64");
}
