import { collapse } from "./collapse";
import { type Collapse, type Edge, type Evidence, type Graph, type GraphTarget, type Node, YOU } from "./graph";
import { joinEdges } from "./join-edges";
import { riskiest } from "./risk-order";

export interface GoodsLink extends Evidence {
  code: string;
  targetId: number;
}

export const codeNode = (code: string): string => `hs${code}`;

/** Goods between the customer and who deals in them: codes in the first column, targets by tier behind, put together as in a tree. */
export function goodsGraph(
  codes: readonly { code: string; commodity: string | null }[],
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
  const goods = codes.map(({ code, commodity }): Node => {
    const id = codeNode(code);
    return { id, kind: "code", column: 1, risk: riskiest(risks.get(id) ?? []), targets: [], common: commodity };
  });
  const you: Node = { id: YOU, kind: "you", column: 0, risk: "NA", targets: [], common: null };
  return { nodes: [you, ...goods, ...dealers], edges: [...joined, ...joinEdges(goods, [], nodeOf)] };
}

function risksOf(edges: readonly Edge[], dealers: readonly Node[]): Map<string, Node["risk"][]> {
  const riskOf = new Map(dealers.map(({ id, risk }) => [id, risk]));
  const risks = new Map<string, Node["risk"][]>();
  for (const { from, to } of edges) risks.set(to, [...(risks.get(to) ?? []), riskOf.get(from) ?? "NA"]);
  return risks;
}
