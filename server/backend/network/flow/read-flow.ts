import type { GraphTarget } from "~/backend/contract/graphs";
import { RISK_NAMES, type RiskName } from "~/backend/contract/score-words";
import type { TierFlow } from "~/backend/contract/tier-flow";
import { FLOW_NAMED, type FlowGroup, UNKNOWN_GROUP } from "~/backend/contract/tier-flow-words";
import type { CustomerScope, Tx } from "../../platform/db/database";
import { commodityOfHs } from "../../reference/catalogue/commodities";
import type { Perspective } from "../../reference/catalogue/perspectives";
import type { GraphCollection } from "../graph/find-collection";
import { shortened } from "../graph/headings";
import { readNodes, readScores } from "../graph/read-nodes";
import { type WalkFilter, walk } from "../graph/walk";
import type { Opened, Step } from "./narrow";
import { type Flowing, type FlowTarget, tierFlow } from "./tier-flow";

export interface FlowAsked {
  collection: GraphCollection;
  filter: WalkFilter;
  perspective: Perspective;
  group: FlowGroup;
  open: readonly Opened[];
  /** Of which the relations are named: between a group of a tier and one of the next nearer tier. */
  flow: { fromTier: number; fromKey: string; toKey: string } | null;
  bars: number;
}

/** What flows between the tiers of a network: groups of its targets, and of what lies between them how much. */
export async function readFlow(tx: Tx, scope: CustomerScope, asked: FlowAsked): Promise<TierFlow> {
  const { collection, perspective, group, open } = asked;
  const walked = await walk(tx, scope, collection, asked.filter);
  const ids = [...walked.tiers.keys()];
  const scores = await readScores(tx, scope.customerId, perspective, ids);
  const nodes = new Map((await readNodes(tx, scope.customerId, ids, walked, scores)).map((node) => [node.id, node]));
  const flowing = tierFlow({
    targets: [...nodes.values()].map((node) => {
      const { id, tier, risk, score } = node;
      return Object.assign({ id, tier, risk, score }, groupOf(node, group));
    }),
    edges: walked.edges,
    downstream: collection.kind === "customers",
    open,
    bars: asked.bars,
    order: ORDERS[group],
  });
  const { total, tiers, flows, backwards } = flowing;
  return {
    collection: collection.startsAt ? null : { id: collection.id, name: collection.name },
    direction: collection.kind === "customers" ? "down" : "up",
    perspective,
    ...{ total, tiers, flows, backwards },
    members: membersOf(flowing, open.at(-1), nodes),
    relations: relationsOf(flowing, asked.flow, nodes),
    cut: walked.cut,
  };
}

/** What a target stands together with: in one group, so that those of a tier add up to its targets. */
function groupOf(node: GraphTarget, group: FlowGroup): { key: string; name: string | null } {
  switch (group) {
    case "country":
      return { key: node.country ?? UNKNOWN_GROUP, name: null };
    case "ctype":
      return { key: node.ctype, name: null };
    case "heading": {
      const [code] = node.hsCodes;
      if (!code) return { key: UNKNOWN_GROUP, name: null };
      const heading = shortened(code, 4);
      return { key: heading, name: commodityOfHs(heading)?.id ?? null };
    }
    case "risk":
      return { key: node.risk, name: null };
    case "owner":
      return node.group ? { key: String(node.group.id), name: node.group.name } : { key: UNKNOWN_GROUP, name: null };
    case "target":
      return { key: String(node.id), name: node.name };
  }
}

type Order = (one: readonly FlowTarget[], other: readonly FlowTarget[]) => number;

/** The riskiest first where groups are risks or single targets; else the largest. */
const ORDERS: Partial<Record<FlowGroup, Order>> = {
  risk: ([one], [other]) => rank(other?.risk) - rank(one?.risk),
  target: ([one], [other]) => (other?.score ?? -1) - (one?.score ?? -1),
};

const rank = (risk: RiskName = "NA"): number => RISK_NAMES.indexOf(risk);

function membersOf(
  { targets, barOf }: Flowing,
  opened: Opened | undefined,
  nodes: ReadonlyMap<number, GraphTarget>,
): TierFlow["members"] {
  if (!opened) return null;
  const { tier, key } = opened;
  const all = targets.filter((target) => target.tier === tier && barOf(target.id) === key);
  const first = [...all].sort((one, other) => (other.score ?? -1) - (one.score ?? -1) || one.id - other.id);
  return { tier, key, total: all.length, targets: first.slice(0, FLOW_NAMED).flatMap(({ id }) => named(id, nodes)) };
}

function relationsOf(
  { targets, steps, barOf }: Flowing,
  flow: FlowAsked["flow"],
  nodes: ReadonlyMap<number, GraphTarget>,
): TierFlow["relations"] {
  if (!flow) return null;
  const tierOf = new Map(targets.map(({ id, tier }) => [id, tier]));
  const own = steps.filter(
    ({ far, near }) => tierOf.get(far) === flow.fromTier && barOf(far) === flow.fromKey && barOf(near) === flow.toKey,
  );
  const worst = ({ far, near }: Step): number => Math.max(nodes.get(far)?.score ?? -1, nodes.get(near)?.score ?? -1);
  const first = [...own].sort(
    (one, other) => worst(other) - worst(one) || one.far - other.far || one.near - other.near,
  );
  return {
    total: own.length,
    content: first.slice(0, FLOW_NAMED).flatMap(({ edge }) => {
      const [from] = named(edge.from, nodes);
      const [to] = named(edge.to, nodes);
      const { shipments, lastShipmentOn, probability } = edge;
      return from && to ? [{ from, to, shipments, lastShipmentOn, probability }] : [];
    }),
  };
}

function named(id: number, nodes: ReadonlyMap<number, GraphTarget>) {
  const node = nodes.get(id);
  if (!node) return [];
  const { name, country, score, risk } = node;
  return [{ id, name, country, score, risk }];
}
