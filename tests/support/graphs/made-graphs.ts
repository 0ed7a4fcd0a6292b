import { createRandom } from "../../../server/backend/main/seed/random";

/** A network of so many targets behind a customer, over five tiers as they are found in customs data; the same each time. */
export function madeGraph(count: number, seed = 7) {
  const random = createRandom(seed);
  const nodes = [{ id: "you", column: 0 }];
  const edges: { from: string; to: string }[] = [];
  const tiers: string[][] = [["you"]];
  SHARES.forEach((share, index) => {
    const size = Math.max(1, Math.round((count - 1) * share));
    const before = tiers[index] ?? [];
    const own = Array.from({ length: Math.min(size, count - nodes.length) }, (_, n) => `t${index + 1}x${n}`);
    for (const [n, id] of own.entries()) {
      nodes.push({ id, column: index + 1 });
      // Suppliers of one are near each other; some deliver to others too.
      const near = Math.floor((n / own.length) * before.length);
      edges.push({ from: id, to: before[near] ?? "you" });
      if (random.chance(0.35)) edges.push({ from: id, to: random.pick(before) });
      if (random.chance(0.05)) edges.push({ from: id, to: random.pick(own) });
    }
    tiers.push(own);
  });
  const unlike = edges.filter(({ from, to }) => from !== to);
  return { nodes, edges: [...new Map(unlike.map((edge) => [`${edge.from} ${edge.to}`, edge])).values()] };
}

const SHARES = [0.18, 0.28, 0.26, 0.18, 0.11];
