import { type Graph, type Node, targetNode } from "~/graph/graph";
import type { Picture } from "~/graph/picture/picture";
import { edgeAlone, type Way, wayTo } from "~/graph/way";
import { type GraphView, graphSearch } from "../graph-view";
import type { GraphWords } from "../words.server";
import { type Build, type LaidOut, layOutOpened } from "./laid-out.server";
import { type Names, namesFor } from "./names";
import { toPicture } from "./to-picture.server";

export interface ToShow {
  build: Build;
  /** The collection's name, null for everything that is followed. */
  name: string | null;
  /** Goods flow outwards, to the collection's customers. */
  downstream: boolean;
  what: "tree" | "goods";
  view: GraphView;
  words: GraphWords;
  customer: string;
  /** The address of this screen with such a search. */
  path(search: string): string;
}

export interface Drawn extends LaidOut {
  picture: Picture;
  names: Names;
  /** The chosen node, and its way to the customer; of a chosen edge the edge alone. */
  selected: string | null;
  way: Way | null;
  /** The address of another view of the same collection. */
  href(view: Partial<GraphView>): string;
}

/** A graph laid out and drawn as its address says. */
export async function draw({ build, name, downstream, what, view, words, customer, path }: ToShow): Promise<Drawn> {
  const laidOut = await layOutOpened(build, view.collapse, view.open);
  const { graph } = laidOut;
  const names = namesFor(graph, customer, words);
  const href = (change: Partial<GraphView>) => path(graphSearch({ ...view, ...change }));
  const selected = shownNode(graph, view);
  const way = edgeAlone(graph, view.edge) ?? (selected ? wayTo(graph, selected, downstream) : null);
  // Written once: of ten thousand nodes each address differs by the node alone.
  const nodeHref = href({ node: "~", edge: null });
  const picture = toPicture({
    ...laidOut,
    names,
    words,
    label: words.text(`picture.${what}`, { name: name ?? words.text("all") }),
    headings: headingsOf(graph, what, words),
    way,
    selected,
    hrefOfNode: (node) => (leadsOn(node) ? nodeHref.replace("~", node.id) : null),
    hrefOfEdge: (from, to) => href({ edge: { from, to }, node: null }),
    today: new Date().toISOString().slice(0, 10),
  });
  return { ...laidOut, picture, names, selected, way, href };
}

/** A node is chosen to see it and its way; there is nothing to see of a customer without targets of its own. */
const leadsOn = ({ kind, targets }: Node): boolean => kind !== "you" || targets.length > 0;

/** A link may name a target that stands together with others by now: then that is shown in which it stands. */
function shownNode({ nodes }: Graph, { node, edge }: GraphView): string | null {
  const wanted = node ?? (edge ? targetNode(edge.from) : null);
  if (wanted === null) return null;
  if (nodes.some(({ id }) => id === wanted)) return wanted;
  return nodes.find(({ targets }) => targets.some(({ id }) => targetNode(id) === wanted))?.id ?? null;
}

function headingsOf({ nodes }: Graph, what: "tree" | "goods", words: GraphWords): string[] {
  const before = what === "tree" ? 0 : 1;
  const columns = Math.max(...nodes.map(({ column }) => column)) + 1;
  return Array.from({ length: columns }, (_, column) => {
    if (column === 0) return words.text("you");
    return column <= before ? words.text("goods") : words.text("tier", { tier: column - before });
  });
}
