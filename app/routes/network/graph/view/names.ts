import type { Graph, GraphTarget, Node } from "~/graph/graph";
import { DOT } from "~/i18n/dot";
import type { GraphWords } from "../words.server";

/** What nodes and edges are called. */
export interface Names {
  /** "Ostrava Ferro a.s.", "Czechia · 14", "Nordwind Automotive". */
  ofNode(node: Node): string;
  ofId(id: string): string;
  target(target: GraphTarget): string;
}

export function namesFor(graph: Graph, customer: string, words: GraphWords): Names {
  const byId = new Map(graph.nodes.map((node) => [node.id, node]));
  const ofNode = (node: Node): string => {
    const [only] = node.targets;
    switch (node.kind) {
      case "you":
        return customer;
      case "target":
        return only?.name ?? node.id;
      case "code":
        return words.goods(node.id.slice(2), node.common);
      case "together":
        return togetherName(node, words);
    }
  };
  return {
    ofNode,
    ofId: (id) => {
      const node = byId.get(id);
      return node ? ofNode(node) : id;
    },
    target: ({ name }) => name,
  };
}

function togetherName({ id, common, targets }: Node, words: GraphWords): string {
  const [by = ""] = id.split(".");
  const count = targets.length;
  const number = words.number(count);
  if (by === "lowRisk") return words.text("together.lowRisk", { count, number });
  if (by === "overview" && common === null) return words.text("together.countries", { count, number });
  if (by === "tier" || common === null) return words.text("together.tier", { count, number });
  return `${commonName(by, common, targets, words)}${DOT}${number}`;
}

function commonName(by: string, common: string, targets: readonly GraphTarget[], words: GraphWords): string {
  if (by === "country" || by === "overview") return words.country(common);
  if (by === "group") return targets[0]?.group?.name ?? common;
  return /^\d/.test(common)
    ? words.text("together.goods", { code: words.goods(common, null) })
    : words.word("commodity", common);
}
