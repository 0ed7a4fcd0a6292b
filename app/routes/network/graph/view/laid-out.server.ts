import type { Collapse, Graph } from "~/graph/graph";
import { targetNode } from "~/graph/graph";
import { CARDS, type Layout, MARKS } from "~/graph/layout/layout";
import { layOut } from "~/graph/layout/layout.server";
import { openInPlace } from "~/graph/layout/open-in-place";

/** More would be no graph that somebody reads, but a picture of everything. */
const MOST_CARDS = 500;
/** A column of more cards is a list of names beside a bundle of lines. */
const MOST_IN_COLUMN = 40;
/** From what shows most to what shows least. */
const FINEST_FIRST = ["none", "lowRisk", "country", "tier"] as const;

export interface LaidOut {
  graph: Graph;
  layout: Layout;
  by: Collapse;
  /** What of the asked for stands by itself now. */
  opened: string[];
  /** Too many for cards with names. */
  small: boolean;
}

/** A graph put together by something, with what is named standing by itself. */
export type Build = (by: Collapse, open: ReadonlySet<string>) => Graph;

/**
 * Puts together, lays out, and opens in place what was asked for: the layout of what stands together is what all that is opened
 * later is put into, so everybody keeps their place.
 */
export async function layOutOpened(build: Build, wanted: Collapse | null, open: readonly string[]): Promise<LaidOut> {
  const by = wanted ?? readable(build);
  const closed = build(by, new Set());
  const together = new Map(closed.nodes.filter(({ kind }) => kind === "together").map((node) => [node.id, node]));
  const opened = open.filter((key) => together.has(key));
  const graph = opened.length > 0 ? build(by, new Set(opened)) : closed;
  if (graph.nodes.length > MOST_CARDS) {
    return { graph, layout: await layOut({ ...graph, measures: MARKS }), by, opened, small: true };
  }
  let layout = await layOut({ ...closed, measures: CARDS });
  for (const key of opened) {
    const members = (together.get(key)?.targets ?? []).map(({ id }) => targetNode(id));
    layout = openInPlace(layout, key, members, CARDS);
  }
  return { graph, layout, by, opened, small: false };
}

/** What puts together as little as leaves every column readable; where nothing does, what comes nearest. */
function readable(build: Build): Collapse {
  const heights = FINEST_FIRST.map((by) => ({ by, height: tallest(build(by, new Set())) }));
  const lowest = Math.min(...heights.map(({ height }) => height));
  return heights.find(({ height }) => height <= Math.max(MOST_IN_COLUMN, lowest))?.by ?? "none";
}

function tallest({ nodes }: Graph): number {
  const heights = new Map<number, number>();
  for (const { column } of nodes) heights.set(column, (heights.get(column) ?? 0) + 1);
  return Math.max(0, ...heights.values());
}
