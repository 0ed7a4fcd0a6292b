import type { WalkedEdge } from "../graph/merge-edges";

/** A group of a tier that all ways have to lead through. */
export interface Opened {
  tier: number;
  key: string;
}

/** A relation between neighbouring tiers. */
export interface Step {
  far: number;
  near: number;
  edge: WalkedEdge;
}

/** Those of the edges that lead from one tier to the next: between whom nothing turns back or stays. */
export function stepsOf(tiers: ReadonlyMap<number, number>, edges: readonly WalkedEdge[], downstream: boolean): Step[] {
  return edges.flatMap((edge) => {
    const [far, near] = downstream ? [edge.to, edge.from] : [edge.from, edge.to];
    return tiers.get(far) === (tiers.get(near) ?? Number.NaN) + 1 ? [{ far, near, edge }] : [];
  });
}

/**
 * The targets that lie on a way through one target of each opened group, tier by tier: nearer ones that lead there, farther ones that come from
 * there. All of them where nothing is opened.
 */
export function narrow(
  tiers: ReadonlyMap<number, number>,
  steps: readonly Step[],
  open: readonly Opened[],
  keyOf: (id: number) => string,
): ReadonlySet<number> {
  if (open.length === 0) return new Set(tiers.keys());
  const wanted = (id: number): boolean => open.every(({ tier, key }) => tiers.get(id) !== tier || keyOf(id) === key);
  const kept = new Set([...tiers.keys()].filter(wanted));
  const opened = open.map(({ tier }) => tier);
  const [nearest, farthest] = [Math.min(...opened), Math.max(...opened)];
  const last = Math.max(0, ...tiers.values());
  const inTier = (tier: number): number[] => [...kept].filter((id) => tiers.get(id) === tier);
  const keepReached = (tier: number, side: "far" | "near"): void => {
    const other = side === "far" ? "near" : "far";
    const reached = new Set(steps.flatMap((step) => (kept.has(step[other]) ? [step[side]] : [])));
    for (const id of inTier(tier)) if (!reached.has(id)) kept.delete(id);
  };
  // Outwards from the nearest opened group, then back from the farthest: what is left has both.
  for (let tier = nearest + 1; tier <= last; tier++) keepReached(tier, "far");
  for (let tier = farthest - 1; tier >= 1; tier--) keepReached(tier, "near");
  return kept;
}
