import type { CommodityGraph, TreeGraph } from "~/backend/contract/graphs";
import type { Graph } from "~/graph/graph";
import type { GraphWords } from "../words.server";

/** "14 of 26 targets are drawn; 12 of low risk stand together." What was left out is said, and by what. */
export function noticeOf(
  { total, totalIsExact, cut }: Pick<TreeGraph | CommodityGraph, "total" | "totalIsExact" | "cut">,
  { nodes, edges }: Graph,
  words: GraphWords,
): string | null {
  const alone = nodes.filter(({ kind }) => kind === "target").length + ownOf(nodes);
  const together = nodes
    .filter(({ kind }) => kind === "together")
    .reduce((sum, { targets }) => sum + targets.length, 0);
  const left = (by: TreeGraph["cut"][number]["by"]) => cut.find((one) => one.by === by);
  const parts: string[] = [];
  if (alone < total) {
    const key = totalIsExact ? "notice.drawn" : "notice.drawnAtLeast";
    parts.push(words.text(key, { drawn: words.number(alone), number: words.number(total), count: total }));
  }
  if (together > 0) parts.push(words.text("notice.together", { count: together, number: words.number(together) }));
  const beyond = left("limit");
  if (beyond) parts.push(words.text("notice.limit", { count: beyond.targets, number: words.number(beyond.targets) }));
  const without = left("withoutCode");
  if (without)
    parts.push(words.text("notice.withoutCode", { count: without.targets, number: words.number(without.targets) }));
  // A ribbon is as wide as what is counted; what is not stays a line.
  const uncounted = nodes.some(({ goods }) => goods) ? edges.filter(({ shipments }) => shipments === null).length : 0;
  if (uncounted > 0) parts.push(words.text("notice.uncounted", { count: uncounted, number: words.number(uncounted) }));
  if (left("walk")) parts.push(words.text("notice.walk", { number: words.number(total) }));
  return parts.length === 0 ? null : words.sentences(parts);
}

/** What is the customer's own is drawn as the customer. */
const ownOf = (nodes: Graph["nodes"]): number => nodes.find(({ kind }) => kind === "you")?.targets.length ?? 0;
