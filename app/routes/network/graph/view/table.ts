import type { RiskName } from "~/backend/contract/score-words";
import { type Graph, type Node, YOU } from "~/graph/graph";
import type { PictureNode } from "~/graph/picture/picture";
import type { GraphWords } from "../words.server";
import { evidenceInWords } from "./evidence";
import type { Names } from "./names";

export const ROWS_OF_A_PAGE = 500;

export interface TableRow {
  id: string;
  name: string;
  href: string | null;
  tier: string;
  risk: RiskName;
  riskWord: string;
  /** How many targets stand together; null for one. */
  count: string | null;
  country: string;
  ctype: string;
  /** To whom it delivers, the first three, with what that rests on. */
  delivers: string[];
  more: string | null;
}

/** The drawn nodes as rows, in the order in which the picture is read; the customer itself is no row. */
export function tableOf(
  { nodes, edges }: Graph,
  drawn: readonly PictureNode[],
  from: number,
  names: Names,
  words: GraphWords,
): TableRow[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return drawn
    .filter(({ id }) => id !== YOU)
    .slice(from, from + ROWS_OF_A_PAGE)
    .flatMap(({ id, href }) => {
      const node = byId.get(id);
      if (!node) return [];
      const to = edges.filter((edge) => edge.from === id);
      return [
        {
          ...rowOf(node, names, words),
          href,
          delivers: to.slice(0, SHOWN).map((edge) => `${names.ofId(edge.to)} (${evidenceInWords(edge, words)})`),
          more:
            to.length > SHOWN
              ? words.text("table.more", { count: to.length - SHOWN, number: words.number(to.length - SHOWN) })
              : null,
        },
      ];
    });
}

const SHOWN = 3;

function rowOf(node: Node, names: Names, words: GraphWords): Omit<TableRow, "href" | "delivers" | "more"> {
  const { id, kind, column, risk, targets } = node;
  const [only] = kind === "target" ? targets : [];
  return {
    id,
    name: names.ofNode(node),
    tier: kind === "code" ? "" : words.text("tier", { tier: only?.tier ?? column }),
    risk,
    riskWord: words.word("risk", risk),
    count: kind === "together" ? words.number(targets.length) : null,
    country: only?.country ? words.country(only.country) : "",
    ctype: only ? words.word("ctype", only.ctype) : "",
  };
}
