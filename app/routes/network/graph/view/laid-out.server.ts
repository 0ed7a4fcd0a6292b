import { type Collapse, type Graph, type Node, targetNode } from "~/graph/graph";
import { CARDS, type Layout, MARKS } from "~/graph/layout/layout";
import { layOut } from "~/graph/layout/layout.server";
import { openInPlace } from "~/graph/layout/open-in-place";
import { WIDE_TIER } from "~/graph/overview";

/** More would be no graph that somebody reads, but a picture of everything. */
const MOST_CARDS = 500;

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
 * Groups, lays out, and opens in place what was asked for: the layout of the closed groups is what all that is opened later is put into, so
 * everything keeps its place. What an open group holds may be groups again (`overview.2` holds `overview.2.DE`), and these open likewise. A chosen target stands single beside the group that it is of.
 */
export async function layOutOpened(
  build: Build,
  wanted: Collapse | null,
  open: readonly string[],
  chosen: readonly string[] = [],
): Promise<LaidOut> {
  const by = wanted ?? readable(build);
  const closed = build(by, new Set());
  const outer = open.filter((key) => groupsOf(closed).has(key));
  const halfOpen = outer.length > 0 ? build(by, new Set(outer)) : closed;
  const inner = open.filter((key) => !outer.includes(key) && groupsOf(halfOpen).has(key));
  const opened = open.filter((key) => outer.includes(key) || inner.includes(key));
  const allOpen = inner.length > 0 ? build(by, new Set(opened)) : halfOpen;
  const holders = holdersOf(allOpen, chosen);
  const graph = holders.length > 0 ? build(by, new Set([...opened, ...chosen])) : allOpen;
  if (graph.nodes.length > MOST_CARDS) {
    return { graph, layout: await layOut({ ...graph, measures: MARKS }), by, opened, small: true };
  }
  const nodes = closed.nodes.map((node) => ({ id: node.id, column: node.column, rank: rankOf(node) }));
  let layout = await layOut({ nodes, edges: closed.edges, measures: CARDS });
  for (const key of outer) layout = openInPlace(layout, key, nodesIn(groupsOf(closed).get(key), halfOpen), CARDS);
  for (const key of inner) layout = openInPlace(layout, key, nodesIn(groupsOf(halfOpen).get(key), allOpen), CARDS);
  for (const holder of holders) layout = openInPlace(layout, holder.id, nodesIn(holder, graph), CARDS);
  return { graph, layout, by, opened, small: false };
}

/** Groups stand below single targets, and below them that of all other countries. */
const rankOf = ({ kind, common }: Node): number => (kind === "together" ? (common === null ? 2 : 1) : 0);

/** A graph without a wide tier is shown whole. */
function readable(build: Build): Collapse {
  const whole = build("none", new Set());
  const heights = new Map<number, number>();
  for (const { kind, column } of whole.nodes) {
    if (kind !== "code") heights.set(column, (heights.get(column) ?? 0) + 1);
  }
  return Math.max(0, ...heights.values()) > WIDE_TIER ? "overview" : "none";
}

const groupsOf = ({ nodes }: Graph): Map<string, Node> =>
  new Map(nodes.filter(({ kind }) => kind === "together").map((node) => [node.id, node]));

/** Groups of which one of these targets (`t12`) is a member. */
const holdersOf = (graph: Graph, ids: readonly string[]): Node[] =>
  [...groupsOf(graph).values()].filter(({ targets }) => targets.some(({ id }) => ids.includes(targetNode(id))));

/** What stands for the members of a group in another graph. */
function nodesIn(group: Node | undefined, { nodes }: Graph): string[] {
  const members = new Set(group?.targets.map(({ id }) => id));
  return nodes.filter(({ targets }) => targets.some(({ id }) => members.has(id))).map(({ id }) => id);
}
