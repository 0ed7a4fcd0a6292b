import dagre from "@dagrejs/dagre";
import type { LayoutInput } from "~/graph/layout/layout";

/** The same graph by dagre with its defaults: a floor. */
export function byDagre({ nodes, edges, measures }: LayoutInput): void {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({ rankdir: "LR" });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id } of nodes) graph.setNode(id, { width: measures.width, height: measures.height });
  for (const { from, to } of edges) graph.setEdge(to, from);
  dagre.layout(graph);
}
