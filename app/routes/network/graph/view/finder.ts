import type { RiskName } from "~/backend/contract/score-words";
import { type Graph, targetNode } from "~/graph/graph";
import { byRisk } from "~/graph/risk-order";
import { DOT } from "~/i18n/dot";
import { holdsWords } from "~/i18n/holds-words";
import { type GraphView, graphSearch } from "../graph-view";
import type { GraphWords } from "../words.server";
import type { Names } from "./names";

export interface FinderView {
  q: string;
  /** "2 of 5"; null where nothing is looked for. */
  count: string | null;
  /** The first of them; empty once one is chosen. */
  hits: { key: string; name: string; note: string; risk: RiskName; href: string }[];
  /** Where Enter leads: to the next hit, and from the last to the first. */
  nextHref: string | null;
  /** What else the address says. */
  kept: [string, string][];
}

const MOST_LISTED = 8;

interface Drawn {
  graph: Graph;
  names: Names;
  href(view: Partial<GraphView>): string;
}

/** What is looked for by its name among everything that the graph holds, in groups too. */
export function finderOf({ graph, names, href }: Drawn, view: GraphView, words: GraphWords): FinderView {
  const { find } = view;
  const kept = [...new URLSearchParams(graphSearch({ ...view, find: null, edge: null, as: "picture", row: 0 }))];
  if (find === null) return { q: "", count: null, hits: [], nextHref: null, kept };
  const found = holding(graph, names, find, words);
  const at = found.findIndex(({ key }) => key === view.node);
  const hrefOf = (key: string) => href({ node: key, edge: null, as: "picture", row: 0 });
  const next = found[(at + 1) % Math.max(1, found.length)];
  const number = words.number(found.length);
  return {
    q: find,
    count:
      at >= 0
        ? words.text("find.at", { at: words.number(at + 1), number })
        : words.text("find.hits", { count: found.length, number }),
    hits:
      view.node === null
        ? found.slice(0, MOST_LISTED).map(({ tier: _, ...hit }) => ({ ...hit, href: hrefOf(hit.key) }))
        : [],
    nextHref: next ? hrefOf(next.key) : null,
    kept,
  };
}

/** By tier, the riskiest first: the same order whatever is chosen or open. */
function holding({ nodes }: Graph, names: Names, find: string, words: GraphWords) {
  const found = nodes.flatMap((node) => {
    if (node.kind === "you") return [];
    if (node.kind === "code") {
      const { id: key, risk } = node;
      return [{ key, name: names.ofNode(node), note: words.text("goods"), tier: 0, risk }];
    }
    return node.targets.map(({ id, name, tier, country, risk }) => ({
      key: targetNode(id),
      name,
      note: [words.text("tier", { tier }), country && words.country(country)].filter(Boolean).join(DOT),
      tier,
      risk,
    }));
  });
  return found
    .filter(({ name }) => holdsWords(name, find))
    .sort((one, other) => one.tier - other.tier || byRisk(one, other) || (one.key < other.key ? -1 : 1));
}
