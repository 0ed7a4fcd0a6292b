import type { RiskName } from "~/backend/contract/score-words";
import { RISK_NAMES } from "~/backend/contract/score-words";
import type { FlowGroupOf, TierFlow, TierFlowRibbon } from "~/backend/contract/tier-flow";
import { OTHER_GROUPS } from "~/backend/contract/tier-flow-words";
import type { WalkedEdge } from "../graph/merge-edges";
import { narrow, type Opened, type Step, stepsOf } from "./narrow";

/** What the flow says of a target. */
export interface FlowTarget {
  id: number;
  tier: number;
  risk: RiskName;
  score: number | null;
  /** What it stands together with, and what that is called where the key does not say it. */
  key: string;
  name: string | null;
}

export interface ToFlow {
  targets: readonly FlowTarget[];
  /** Once for a pair of targets. */
  edges: readonly WalkedEdge[];
  /** Goods flow outwards, to customers. */
  downstream: boolean;
  open: readonly Opened[];
  /** Groups of a tier that stand by themselves. */
  bars: number;
  /** Which of two groups comes first; the larger one unless given. */
  order?: (one: readonly FlowTarget[], other: readonly FlowTarget[]) => number;
}

export interface Flowing extends Pick<TierFlow, "total" | "tiers" | "flows" | "backwards"> {
  /** Those on the ways that are left. */
  targets: FlowTarget[];
  steps: Step[];
  /** In which bar a target stands. */
  barOf(id: number): string;
}

/**
 * Groups of each tier and what flows between neighbouring ones. A target counts in the nearest tier that it was met in, so that tiers add up to all
 * targets; a relation counts once for each pair of targets (design 12, section 3).
 */
export function tierFlow({ targets: all, edges, downstream, open, bars, order }: ToFlow): Flowing {
  const byId = new Map(all.map((target) => [target.id, target]));
  const tiers = new Map(all.map(({ id, tier }) => [id, tier]));
  const known = edges.filter(({ from, to }) => tiers.has(from) && tiers.has(to));
  const kept = narrow(tiers, stepsOf(tiers, known, downstream), open, (id) => byId.get(id)?.key ?? "");
  const targets = all.filter(({ id }) => kept.has(id));
  const among = known.filter(({ from, to }) => kept.has(from) && kept.has(to));
  const steps = stepsOf(tiers, among, downstream);
  const barOfTarget = new Map<number, string>();
  const last = Math.max(0, ...targets.map(({ tier }) => tier));
  const shown = Array.from({ length: last }, (_, n) => {
    const own = targets.filter(({ tier }) => tier === n + 1);
    const groups = grouped(own, order);
    const [first, rest] = [groups.slice(0, bars), groups.slice(bars)];
    for (const { key, members } of first) for (const { id } of members) barOfTarget.set(id, key);
    for (const { members } of rest) for (const { id } of members) barOfTarget.set(id, OTHER_GROUPS);
    const others = rest.flatMap(({ members }) => members);
    return {
      tier: n + 1,
      total: own.length,
      groups: first.map(
        ({ key, name, members }): FlowGroupOf => ({ key, name, targets: members.length, byRisk: countByRisk(members) }),
      ),
      others: rest.length === 0 ? null : { groups: rest.length, targets: others.length, byRisk: countByRisk(others) },
      inside: among.filter(({ from, to }) => tiers.get(from) === n + 1 && tiers.get(to) === n + 1).length,
    };
  });
  const inside = shown.reduce((sum, tier) => sum + tier.inside, 0);
  const barOf = (id: number): string => barOfTarget.get(id) ?? OTHER_GROUPS;
  return {
    total: targets.length,
    tiers: shown,
    flows: ribbons(steps, tiers, barOf),
    backwards: among.length - steps.length - inside,
    targets,
    steps,
    barOf,
  };
}

interface Grouped {
  key: string;
  name: string | null;
  members: FlowTarget[];
}

function grouped(targets: readonly FlowTarget[], order: ToFlow["order"]): Grouped[] {
  const groups = new Map<string, Grouped>();
  for (const target of targets) {
    const group = groups.get(target.key);
    if (group) group.members.push(target);
    else groups.set(target.key, { key: target.key, name: target.name, members: [target] });
  }
  const first = order ?? ((one, other) => other.length - one.length);
  return [...groups.values()].sort((one, other) => first(one.members, other.members) || (one.key < other.key ? -1 : 1));
}

function countByRisk(targets: readonly FlowTarget[]): FlowGroupOf["byRisk"] {
  return [...RISK_NAMES]
    .reverse()
    .map((risk) => ({ risk, targets: targets.filter((target) => target.risk === risk).length }))
    .filter((count) => count.targets > 0);
}

/** By tier, and within one the widest first. */
function ribbons(
  steps: readonly Step[],
  tiers: ReadonlyMap<number, number>,
  barOf: (id: number) => string,
): TierFlowRibbon[] {
  const flows = new Map<string, TierFlowRibbon>();
  for (const { far, near, edge } of steps) {
    const fromTier = tiers.get(far) ?? 0;
    const [fromKey, toKey] = [barOf(far), barOf(near)];
    const key = `${fromTier}:${fromKey}:${toKey}`;
    const flow = flows.get(key) ?? {
      ...{ fromTier, fromKey, toKey, relations: 0, shipments: null, withoutCount: 0, newestShipmentOn: null },
      ...{ weakest: 1, strongest: 0 },
    };
    flows.set(key, flow);
    flow.relations += 1;
    if (edge.shipments === null) flow.withoutCount += 1;
    else flow.shipments = (flow.shipments ?? 0) + edge.shipments;
    if ((edge.lastShipmentOn ?? "") > (flow.newestShipmentOn ?? "")) flow.newestShipmentOn = edge.lastShipmentOn;
    flow.weakest = Math.min(flow.weakest, edge.probability);
    flow.strongest = Math.max(flow.strongest, edge.probability);
  }
  return [...flows.values()].sort(
    (one, other) =>
      one.fromTier - other.fromTier ||
      other.relations - one.relations ||
      (`${one.fromKey} ${one.toKey}` < `${other.fromKey} ${other.toKey}` ? -1 : 1),
  );
}
