import type { TreeGraph } from "~/backend/contract/graphs";
import { type Graph, type Node, targetNode } from "~/graph/graph";
import type { Picture } from "~/graph/picture/picture";
import { edgeAlone, type Way, wayTo } from "~/graph/way";
import { type GraphView, graphSearch } from "../graph-view";
import type { GraphWords } from "../words.server";
import { type Build, type LaidOut, layOutOpened } from "./laid-out.server";
import { type Names, namesFor } from "./names";
import { countByRisk, type Heading, toPicture } from "./to-picture.server";

export interface ToShow {
  build: Build;
  /** Of the answer: the collection, and how many targets there are in each tier, drawn or not. */
  head: Pick<TreeGraph, "tiers" | "cut"> & { collection: Pick<TreeGraph["collection"], "name"> };
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
export async function draw({ build, head, downstream, what, view, words, customer, path }: ToShow): Promise<Drawn> {
  const laidOut = await layOutOpened(build, view.collapse, view.open, chosenIn(build, view, downstream));
  const { graph } = laidOut;
  const { tiers } = head;
  const { name } = head.collection;
  const isCut = head.cut.some(({ by }) => by === "limit");
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
    headings: headingsOf(graph, { what, tiers, isCut }, words),
    way,
    selected,
    hrefOfNode: (node) => (leadsOn(node) ? nodeHref.replace("~", node.id) : null),
    hrefToOpen: ({ id }) => href({ open: [...laidOut.opened, id], node: null, edge: null }),
    hrefOfEdge: (from, to) => href({ edge: { from, to }, node: null }),
    today: new Date().toISOString().slice(0, 10),
    ribbons: what === "goods",
  });
  return { ...laidOut, picture, names, selected, way, href };
}

/** A node is chosen to see it and its way; there is nothing to see of a customer without targets of its own. */
const leadsOn = ({ kind, targets }: Node): boolean => kind !== "you" || targets.length > 0;

/** Targets that do not stay in a group: the chosen one and all on its way, or the two that an edge joins. */
function chosenIn(build: Build, { node, edge }: GraphView, downstream: boolean): string[] {
  if (edge) return [targetNode(edge.from), targetNode(edge.to)];
  if (!node || !/^t\d/.test(node)) return [];
  return [...(wayTo(build("none", new Set()), node, downstream)?.nodes ?? [node])];
}

/** A link may name what is no node: then that is shown which holds the target. */
function shownNode({ nodes }: Graph, { node, edge }: GraphView): string | null {
  const wanted = node ?? (edge ? targetNode(edge.from) : null);
  if (wanted === null) return null;
  if (nodes.some(({ id }) => id === wanted)) return wanted;
  return nodes.find(({ targets }) => targets.some(({ id }) => targetNode(id) === wanted))?.id ?? null;
}

interface Columns {
  what: "tree" | "goods";
  tiers: TreeGraph["tiers"];
  /** The least risky are not in the graph: of those there are more than can be counted in it. */
  isCut: boolean;
}

/** Over each tier, how many targets there are in it and how risky they are. */
function headingsOf({ nodes }: Graph, { what, tiers, isCut }: Columns, words: GraphWords): Heading[] {
  const before = what === "tree" ? 0 : 1;
  const columns = Math.max(...nodes.map(({ column }) => column)) + 1;
  return Array.from({ length: columns }, (_, column) => {
    if (column <= before) {
      const title = words.text(column === 0 ? "you" : "goods");
      const count = column === 0 ? "" : shipmentsOf(nodes, words);
      return { title, count, risks: [], label: words.list([title, count].filter(Boolean)) };
    }
    const targets = nodes.filter((node) => node.column === column).flatMap((node) => node.targets);
    const tier = column - before;
    const total = what === "tree" ? tiers.find((one) => one.tier === tier)?.targets : undefined;
    const count = Math.max(total ?? 0, targets.length);
    const risks = countByRisk(targets, words).filter(({ risk }) => !isCut || !LEAST.includes(risk));
    const title = words.text("tier", { tier });
    const parts = risks.map(({ risk, number }) => words.labelled(words.word("risk", risk), number));
    const label = `${title}, ${words.text("total", { count, number: words.number(count) })}`;
    return { title, count: words.number(count), risks: risks.slice(0, 4), label: words.list([label, ...parts]) };
  });
}

/** Of all goods together; nothing where none is counted. */
function shipmentsOf(nodes: readonly Node[], words: GraphWords): string {
  const count = nodes.reduce((sum, { goods }) => sum + (goods?.shipments ?? 0), 0);
  return count === 0 ? "" : words.text("evidence.shipments", { count, number: words.number(count) });
}

const LEAST: readonly Node["risk"][] = ["Low", "No", "NA"];
