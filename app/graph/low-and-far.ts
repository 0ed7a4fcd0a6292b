import type { GraphEdge, GraphTarget } from "./graph";
import { isLow } from "./risk-order";

/** Targets of low risk behind which nobody riskier stands: taken out of sight, they hide no way to a risk. */
export function lowAndFar(targets: readonly GraphTarget[], edges: readonly GraphEdge[]): Set<number> {
  const byId = new Map(targets.map((target) => [target.id, target]));
  const behind = new Map<number, number[]>();
  for (const { from, to } of edges) {
    for (const [far, near] of [
      [from, to],
      [to, from],
    ] as const) {
      if ((byId.get(far)?.tier ?? 0) === (byId.get(near)?.tier ?? 0) + 1)
        behind.set(near, [...(behind.get(near) ?? []), far]);
    }
  }
  const low = new Set<number>();
  const farthestFirst = [...targets].sort((one, other) => other.tier - one.tier);
  for (const { id, risk } of farthestFirst) {
    if (isLow(risk) && (behind.get(id) ?? []).every((far) => low.has(far))) low.add(id);
  }
  return low;
}
