import { type Collapse, type Graph, type GraphEdge, type GraphTarget, type Node, targetNode, YOU } from "./graph";
import { joinEdges } from "./join-edges";
import { lowAndFar } from "./low-and-far";
import { overviewKeys } from "./overview";
import { byRisk, riskiest } from "./risk-order";

/** Two that stand together are no shorter than two beside each other. */
const FEWEST_TOGETHER = 3;

/**
 * The graph as it is drawn: the customer in front with what is its own, targets by tier, and those that have something in
 * common standing together, except where `open` names their group or them. What stands together is always of one tier, so columns stay tiers.
 */
export function collapse(
  targets: readonly GraphTarget[],
  edges: readonly GraphEdge[],
  by: Collapse,
  open: ReadonlySet<string> = new Set(),
): Graph {
  const own = targets.filter((target) => target.own);
  const others = targets.filter((target) => !target.own);
  const keys = keysOf(others, edges, by, open);
  const together = new Map<string, GraphTarget[]>();
  for (const target of others) {
    const key = keys.get(target.id);
    if (key && !open.has(targetNode(target.id))) together.set(key, [...(together.get(key) ?? []), target]);
  }
  const nodeOf = new Map<number, string>(own.map(({ id }) => [id, YOU]));
  const nodes: Node[] = [{ id: YOU, kind: "you", column: 0, risk: "NA", targets: own, common: null }];
  for (const [key, members] of together) {
    if (members.length < FEWEST_TOGETHER || open.has(key)) continue;
    for (const { id } of members) nodeOf.set(id, key);
    nodes.push(togetherNode(key, members));
  }
  for (const target of others) {
    if (nodeOf.has(target.id)) continue;
    nodeOf.set(target.id, targetNode(target.id));
    nodes.push(alone(target));
  }
  nodes.sort(inOrder);
  return { nodes, edges: joinEdges(nodes, edges, nodeOf) };
}

/** By column, the riskiest first; of equal risk those that stand together behind the others. */
function inOrder(one: Node, other: Node): number {
  const together = Number(one.kind === "together") - Number(other.kind === "together");
  return one.column - other.column || byRisk(one, other) || together || (one.id < other.id ? -1 : 1);
}

export function alone(target: GraphTarget): Node {
  const { id, tier, risk } = target;
  return { id: targetNode(id), kind: "target", column: tier, risk, targets: [target], common: null };
}

function togetherNode(key: string, members: GraphTarget[]): Node {
  const [, tier = "1", ...common] = key.split(".");
  return {
    id: key,
    kind: "together",
    column: Number(tier),
    risk: riskiest(members.map(({ risk }) => risk)),
    targets: members.sort((one, other) => byRisk(one, other) || one.id - other.id),
    common: common.join(".") || null,
  };
}

/** `country.2.CZ`: what it is put together by, the tier, and what its members have in common. */
function keysOf(
  targets: readonly GraphTarget[],
  edges: readonly GraphEdge[],
  by: Collapse,
  open: ReadonlySet<string>,
): Map<number, string> {
  if (by === "none") return new Map();
  if (by === "overview") return overviewKeys(targets, open);
  if (by === "lowRisk") {
    const low = lowAndFar(targets, edges);
    return new Map(targets.filter(({ id }) => low.has(id)).map(({ id, tier }) => [id, `lowRisk.${tier}`]));
  }
  return new Map(
    targets.flatMap((target): [number, string][] => {
      const common = COMMON[by](target);
      return common === null
        ? []
        : [[target.id, common === "" ? `${by}.${target.tier}` : `${by}.${target.tier}.${common}`]];
    }),
  );
}

const COMMON: Record<Exclude<Collapse, "none" | "lowRisk" | "overview">, (target: GraphTarget) => string | null> = {
  country: ({ country }) => country,
  tier: () => "",
  commodity: ({ commodity, hsCodes }) => commodity ?? hsCodes[0]?.slice(0, 2) ?? null,
  group: ({ group }) => (group ? String(group.id) : null),
};
