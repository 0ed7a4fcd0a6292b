import type { WalkedEdge } from "./merge-edges";

/**
 * Which targets of a walk are drawn where there is room for so many: the riskiest, each together with its way to tier 1, so
 * that nobody hangs in the air. Answers ids by tier, within a tier the riskiest first.
 */
export function choose(
  tiers: ReadonlyMap<number, number>,
  edges: readonly WalkedEdge[],
  scores: ReadonlyMap<number, number>,
  room: number,
): number[] {
  const risk = (id: number) => scores.get(id) ?? -1;
  const byRisk = [...tiers.keys()].sort(
    (one, other) => risk(other) - risk(one) || (tiers.get(one) ?? 0) - (tiers.get(other) ?? 0) || one - other,
  );
  const chosen = new Set<number>();
  const before = nearer(tiers, edges);
  for (const id of byRisk) {
    if (chosen.size >= room) break;
    const way = wayOf(id, before, chosen);
    if (chosen.size + way.length <= room) for (const one of way) chosen.add(one);
  }
  return byRisk.filter((id) => chosen.has(id)).sort((one, other) => (tiers.get(one) ?? 0) - (tiers.get(other) ?? 0));
}

/** The likeliest neighbour one tier nearer, by id. */
function nearer(tiers: ReadonlyMap<number, number>, edges: readonly WalkedEdge[]): Map<number, number> {
  const best = new Map<number, { id: number; probability: number }>();
  for (const { from, to, probability } of edges) {
    for (const [far, near] of [
      [from, to],
      [to, from],
    ] as const) {
      if (tiers.get(far) !== (tiers.get(near) ?? 0) + 1) continue;
      const known = best.get(far);
      if (!known || probability > known.probability || (probability === known.probability && near < known.id)) {
        best.set(far, { id: near, probability });
      }
    }
  }
  return new Map([...best].map(([far, { id }]) => [far, id]));
}

/** The target and what of its way to tier 1 is not chosen yet. */
function wayOf(id: number, before: ReadonlyMap<number, number>, chosen: ReadonlySet<number>): number[] {
  const way: number[] = [];
  for (let at: number | undefined = id; at !== undefined && !chosen.has(at); at = before.get(at)) way.push(at);
  return way;
}
