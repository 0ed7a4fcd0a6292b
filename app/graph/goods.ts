import { EDGE_SOURCE_NAMES } from "~/backend/contract/graph-words";
import { collapse } from "./collapse";
import { type Collapse, type Edge, type Evidence, type Graph, type GraphTarget, type Node, YOU } from "./graph";
import { joinEdges } from "./join-edges";
import { riskiest } from "./risk-order";

export interface GoodsLink extends Evidence {
  code: string;
  targetId: number;
}

export interface Code {
  code: string;
  commodity: string | null;
  targets: number;
  shipments: number;
}

export const codeNode = (code: string): string => `hs${code}`;

/** Goods between the customer and who deals in them: codes in the first column, targets by tier behind, put together as in a tree. */
export function goodsGraph(
  codes: readonly Code[],
  targets: readonly GraphTarget[],
  links: readonly GoodsLink[],
  by: Collapse,
  open: ReadonlySet<string> = new Set(),
): Graph {
  // Here the customer's own are who deals in goods, like everybody else.
  const grouped = collapse(
    targets.map((target) => ({ ...target, own: false })),
    [],
    by,
    open,
  );
  const dealers = grouped.nodes
    .filter(({ id }) => id !== YOU)
    .map((node): Node => ({ ...node, column: node.column + 1 }));
  const nodeOf = new Map(
    dealers.flatMap(({ id, targets: members }) => members.map((one): [number, string] => [one.id, id])),
  );
  const idOf = new Map(codes.map(({ code }, n) => [code, -1 - n]));
  for (const [code, id] of idOf) nodeOf.set(id, codeNode(code));
  const edges = links.map(({ code, targetId, ...evidence }) => ({
    ...evidence,
    from: targetId,
    to: idOf.get(code) ?? 0,
    types: [],
    hsCodes: [],
  }));
  const joined = joinEdges(dealers, edges, nodeOf).map((edge): Edge => ({ ...edge, pair: null }));
  const risks = risksOf(joined, dealers);
  const goods = codes.map(({ code, commodity, targets: dealers, shipments }): Node => {
    const id = codeNode(code);
    const risk = riskiest(risks.get(id) ?? []);
    return { id, kind: "code", column: 1, risk, targets: [], common: commodity, goods: { shipments, dealers } };
  });
  const you: Node = { id: YOU, kind: "you", column: 0, risk: "NA", targets: [], common: null };
  return { nodes: [you, ...goods, ...dealers], edges: [...joined, ...goods.map((node) => toYou(node, joined))] };
}

/** What the customer gets of a code is what its dealers deliver of it, and as sure as the surest of them. */
function toYou({ id }: Node, joined: readonly Edge[]): Edge {
  const own = joined.filter(({ to }) => to === id);
  const counted = own.flatMap(({ shipments }) => shipments ?? []);
  return {
    from: id,
    to: YOU,
    sources: EDGE_SOURCE_NAMES.filter((source) => own.some(({ sources }) => sources.includes(source))),
    probability: Math.max(0, ...own.map(({ probability }) => probability)),
    shipments: counted.length > 0 ? counted.reduce((sum, shipments) => sum + shipments) : null,
    lastShipmentOn:
      own
        .flatMap(({ lastShipmentOn }) => lastShipmentOn ?? [])
        .sort()
        .at(-1) ?? null,
    count: own.length,
    pair: null,
    onlyFollowed: false,
  };
}

function risksOf(edges: readonly Edge[], dealers: readonly Node[]): Map<string, Node["risk"][]> {
  const riskOf = new Map(dealers.map(({ id, risk }) => [id, risk]));
  const risks = new Map<string, Node["risk"][]>();
  for (const { from, to } of edges) risks.set(to, [...(risks.get(to) ?? []), riskOf.get(from) ?? "NA"]);
  return risks;
}
