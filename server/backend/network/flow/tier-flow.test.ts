import { expect, test } from "vitest";
import type { WalkedEdge } from "../graph/merge-edges";
import { type FlowTarget, type ToFlow, tierFlow } from "./tier-flow";

const [A, B, C, D] = [1, 2, 3, 4];

const target = (id: number, tier: number, more: Partial<FlowTarget> = {}): FlowTarget => ({
  ...{ id, tier, risk: "NA", score: null, key: `g${tier}`, name: null },
  ...more,
});
const edge = (
  from: number,
  to: number,
  shipments: number | null = null,
  more: Partial<WalkedEdge> = {},
): WalkedEdge => ({
  ...{
    from,
    to,
    types: ["Supplier"],
    sources: ["Customs"],
    probability: 1,
    shipments,
    lastShipmentOn: null,
    hsCodes: [],
  },
  ...more,
});
const flowOf = (given: Partial<ToFlow> & Pick<ToFlow, "targets" | "edges">) =>
  tierFlow({ downstream: false, open: [], bars: 12, ...given });

/** Followed are A and B; C delivers to both, D to A and to C. */
const WORKED = {
  targets: [target(A, 1), target(B, 1), target(C, 2, { key: "CN" }), target(D, 2, { key: "CN" })],
  edges: [edge(C, A, 40), edge(C, B), edge(D, A, 10), edge(D, C)],
};

test("the worked example: tiers add up to the targets, pairs count once, what stays in a tier is counted apart", () => {
  const { tiers, flows, backwards, total } = flowOf(WORKED);
  expect(total).toBe(4);
  expect(tiers.map(({ total, inside }) => [total, inside])).toEqual([
    [2, 0],
    [2, 1],
  ]);
  expect(flows).toEqual([
    expect.objectContaining({ fromTier: 2, fromKey: "CN", toKey: "g1", relations: 3, shipments: 50, withoutCount: 1 }),
  ]);
  expect(backwards).toBe(0);
});

test("a relation from a nearer tier to a farther one runs backwards and is in no flow", () => {
  const { flows, backwards } = flowOf({ ...WORKED, edges: [edge(C, A), edge(A, C)] });
  expect(backwards).toBe(1);
  expect(flows.map(({ relations }) => relations)).toEqual([1]);
});

test("downstream the farther tier is delivered to", () => {
  const { flows } = flowOf({ targets: WORKED.targets, edges: [edge(A, C, 7), edge(C, A)], downstream: true });
  expect(flows).toEqual([
    expect.objectContaining({ fromTier: 2, fromKey: "CN", toKey: "g1", relations: 1, shipments: 7 }),
  ]);
});

test("of a flow the newest shipment, the least and the most probable relation are told", () => {
  const [first, second] = ["2026-01-05", "2026-10-01"];
  const edges = [
    edge(C, A, 1, { lastShipmentOn: second, probability: 0.4 }),
    edge(C, B, 1, { lastShipmentOn: first, probability: 0.9 }),
    edge(D, A),
  ];
  const [flow] = flowOf({ ...WORKED, edges }).flows;
  expect(flow).toMatchObject({ newestShipmentOn: second, weakest: 0.4, strongest: 1 });
});

test("groups for which there is no room are one, with what flows to them", () => {
  const targets = [target(A, 1), ...[10, 11, 12].map((id) => target(id, 2, { key: `k${id}`, risk: "High" }))];
  const { tiers, flows } = flowOf({ targets, edges: [10, 11, 12].map((id) => edge(id, A, 1)), bars: 1 });
  expect(tiers[1]?.groups.map(({ key }) => key)).toEqual(["k10"]);
  expect(tiers[1]?.others).toEqual({ groups: 2, targets: 2, byRisk: [{ risk: "High", targets: 2 }] });
  expect(flows.map(({ fromKey, relations }) => [fromKey, relations])).toEqual([
    ["others", 2],
    ["k10", 1],
  ]);
});

/** Two ways: 1 ← 3 ← 5 by DE and CN, 2 ← 4 ← 6 by FR and CN; 7 delivers to nobody nearer. */
const WAYS = {
  targets: [
    ...[target(1, 1, { key: "AT" }), target(2, 1, { key: "CH" })],
    ...[target(3, 2, { key: "DE" }), target(4, 2, { key: "FR" })],
    ...[target(5, 3, { key: "CN" }), target(6, 3, { key: "CN" }), target(7, 3, { key: "CD" })],
  ],
  edges: [edge(3, 1), edge(4, 2), edge(5, 3), edge(6, 4), edge(7, 4)],
};
const left = (open: ToFlow["open"]) => flowOf({ ...WAYS, open }).targets.map(({ id }) => id);

test("an opened group leaves what leads to it and what comes from it", () => {
  expect(left([{ tier: 2, key: "DE" }])).toEqual([1, 3, 5]);
  expect(left([{ tier: 2, key: "FR" }])).toEqual([2, 4, 6, 7]);
  expect(left([{ tier: 1, key: "CH" }])).toEqual([2, 4, 6, 7]);
  expect(left([{ tier: 3, key: "CN" }])).toEqual([1, 2, 3, 4, 5, 6]);
});

test("ways lead through all opened groups, in whatever order they were opened", () => {
  const open = [
    { tier: 3, key: "CN" },
    { tier: 2, key: "FR" },
  ];
  expect(left(open)).toEqual([2, 4, 6]);
  expect(left([...open].reverse())).toEqual([2, 4, 6]);
  expect(left([...open, { tier: 1, key: "AT" }])).toEqual([]);
});

/** A seeded generator, so that a failure can be run again (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test("whatever the network: groups add up to tiers and these to all, every relation counts once, and what is left lies on a whole way", () => {
  for (let seed = 1; seed <= 300; seed++) {
    const next = random(seed);
    const pick = (most: number) => Math.floor(next() * most);
    const targets = Array.from({ length: 3 + pick(40) }, (_, n) =>
      target(n + 1, n === 0 ? 1 : 1 + pick(4), { key: "ABCDE"[pick(5)] ?? "A" }),
    );
    const pairs = new Set(
      Array.from({ length: pick(120) }, () => [1 + pick(targets.length), 1 + pick(targets.length)])
        .filter(([from, to]) => from !== to)
        .map((pair) => pair.join()),
    );
    const edges = [...pairs].map((pair) => {
      const [from = 0, to = 0] = pair.split(",").map(Number);
      return edge(from, to, next() < 0.5 ? null : pick(9));
    });
    const open =
      next() < 0.5 ? [] : [{ tier: 1 + pick(4), key: "A" }, ...(next() < 0.5 ? [{ tier: 1 + pick(4), key: "B" }] : [])];
    const flowing = flowOf({ targets, edges, open, bars: 1 + pick(4) });
    const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
    for (const { total, groups, others } of flowing.tiers)
      expect(sum(groups.map((group) => group.targets)) + (others?.targets ?? 0)).toBe(total);
    expect(sum(flowing.tiers.map(({ total }) => total))).toBe(flowing.total);
    const ids = new Set(flowing.targets.map(({ id }) => id));
    const among = edges.filter(({ from, to }) => ids.has(from) && ids.has(to)).length;
    const inTiers = sum(flowing.tiers.map(({ inside }) => inside));
    expect(sum(flowing.flows.map(({ relations }) => relations)) + inTiers + flowing.backwards).toBe(among);
    const tierOf = new Map(targets.map(({ id, tier }) => [id, tier]));
    for (const { tier, key } of open) {
      for (const one of flowing.targets.filter((other) => other.tier === tier)) expect(one.key).toBe(key);
      for (const { id, tier: own } of flowing.targets) {
        const ways = flowing.steps.filter(({ far, near }) => (own < tier ? near === id : own > tier && far === id));
        if (own !== tier) expect(ways.length, `seed ${seed}: ${id} of tier ${tierOf.get(id)}`).toBeGreaterThan(0);
      }
    }
  }
});
