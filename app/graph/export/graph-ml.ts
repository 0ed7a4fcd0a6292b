/** What a file says of a node and of an edge, by the name of the attribute; numbers stay numbers. */
type Facts = Record<string, string | number | null>;

/**
 * The graph as GraphML (graphml.graphdrawing.org), for yEd, Gephi and Cytoscape. `factsOf` say what is told of nodes and edges;
 * what is null is left out.
 */
export function toGraphMl<Node extends { id: string }, Edge extends { from: string; to: string }>(
  { nodes, edges }: { nodes: readonly Node[]; edges: readonly Edge[] },
  ofNode: (node: Node) => Facts,
  ofEdge: (edge: Edge) => Facts,
): string {
  const nodeFacts = nodes.map((node) => ({ id: node.id, facts: ofNode(node) }));
  const edgeFacts = edges.map((edge) => ({ from: edge.from, to: edge.to, facts: ofEdge(edge) }));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...keys(
      "node",
      nodeFacts.map(({ facts }) => facts),
    ),
    ...keys(
      "edge",
      edgeFacts.map(({ facts }) => facts),
    ),
    '<graph edgedefault="directed">',
    ...nodeFacts.map(({ id, facts }) => `<node id="${escaped(id)}">${data("node", facts)}</node>`),
    ...edgeFacts.map(
      ({ from, to, facts }) => `<edge source="${escaped(from)}" target="${escaped(to)}">${data("edge", facts)}</edge>`,
    ),
    "</graph>",
    "</graphml>",
    "",
  ].join("\n");
}

function keys(kind: "node" | "edge", all: readonly Facts[]): string[] {
  const types = new Map<string, string>();
  for (const facts of all) {
    for (const [name, value] of Object.entries(facts)) {
      if (value !== null || !types.has(name)) types.set(name, typeof value === "number" ? "double" : "string");
    }
  }
  return [...types].map(
    ([name, type]) =>
      `<key id="${kind}-${escaped(name)}" for="${kind}" attr.name="${escaped(name)}" attr.type="${type}"/>`,
  );
}

const data = (kind: "node" | "edge", facts: Facts): string =>
  Object.entries(facts)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `<data key="${kind}-${escaped(name)}">${escaped(String(value))}</data>`)
    .join("");

/** Also without the characters that XML 1.0 cannot hold at all. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "")
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
