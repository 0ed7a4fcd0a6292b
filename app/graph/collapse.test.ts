import fc from "fast-check";
import { expect, test } from "vitest";
import { RISK_NAMES } from "~/backend/contract/score-words";
import { collapse } from "./collapse";
import { COLLAPSES, type GraphEdge, type GraphTarget, YOU } from "./graph";
import { wayTo } from "./way";

const target = (id: number, tier: number, more: Partial<GraphTarget> = {}): GraphTarget => ({
  id,
  name: `Werk ${id}`,
  type: "organization",
  ctype: "company",
  country: null,
  tier,
  score: null,
  risk: "NA",
  following: false,
  own: false,
  group: null,
  commodity: null,
  hsCodes: [],
  ...more,
});
const edge = (from: number, to: number, more: Partial<GraphEdge> = {}): GraphEdge => ({
  from,
  to,
  types: ["Supplier"],
  sources: ["Customs"],
  probability: 1,
  shipments: null,
  lastShipmentOn: null,
  hsCodes: [],
  ...more,
});
const ids = ({ nodes }: ReturnType<typeof collapse>) => nodes.map(({ id }) => id);
const three = (tier: number, more: Partial<GraphTarget>) => [11, 12, 13].map((id) => target(id, tier, more));

test("three of one country in one tier stand together, two do not, and no country is none", () => {
  const cz = three(2, { country: "CZ" });
  const others = [
    target(1, 1),
    target(2, 1, { country: "CZ" }),
    target(3, 2, { country: "DE" }),
    target(4, 2, { country: "DE" }),
  ];
  const graph = collapse(
    [...others, ...cz],
    [edge(11, 1), edge(12, 2, { shipments: 5 }), edge(13, 2, { shipments: 2 })],
    "country",
  );
  expect(ids(graph)).toEqual([YOU, "t1", "t2", "t3", "t4", "country.2.CZ"]);
  expect(graph.edges.find(({ from, to }) => from === "country.2.CZ" && to === "t2")).toMatchObject({
    count: 2,
    shipments: 7,
    pair: null,
  });
  expect(graph.edges.find(({ to }) => to === "t1")).toMatchObject({ count: 1, pair: { from: 11, to: 1 } });
});

test("goods put together who deals in them, owners what they own, and a tier all of it", () => {
  const owner = { id: 9, name: "Top" };
  const given = [
    ...three(2, { commodity: "steel", group: owner }),
    ...[21, 22, 23].map((id) => target(id, 3, { hsCodes: ["260111"], group: owner })),
    target(1, 2),
  ];
  const by = (what: "commodity" | "group" | "tier") => ids(collapse(given, [], what));
  expect(by("commodity")).toEqual([YOU, "t1", "commodity.2.steel", "commodity.3.26"]);
  expect(by("group")).toEqual([YOU, "t1", "group.2.9", "group.3.9"]);
  expect(by("tier")).toEqual([YOU, "tier.2", "tier.3"]);
});

test("what is opened stands by itself again, the riskiest first", () => {
  const cz = three(2, { country: "CZ" }).map((one) => (one.id === 13 ? { ...one, risk: "High" as const } : one));
  const closed = collapse(cz, [], "country");
  expect(closed.nodes.find(({ kind }) => kind === "together")).toMatchObject({ risk: "High", common: "CZ" });
  expect(ids(collapse(cz, [], "country", new Set(["country.2.CZ"])))).toEqual([YOU, "t13", "t11", "t12"]);
});

test("of low risk stands together only what hides no riskier one behind it", () => {
  const low = three(1, { risk: "Low" });
  const graph = collapse(
    [
      ...low,
      target(4, 1, { risk: "No" }),
      target(5, 1, { risk: "No" }),
      target(6, 2, { risk: "Critical" }),
      target(7, 2, { risk: "NA" }),
    ],
    [edge(6, 11)],
    "lowRisk",
  );
  // Nobody has rated the seventh: it is not said to be of low risk.
  expect(ids(graph)).toEqual([YOU, "t11", "lowRisk.1", "t6", "t7"]);
  expect(graph.nodes[2]?.targets.map(({ id }) => id)).toEqual([12, 13, 4, 5]);
});

test("what is the customer's own is the customer, and who is only followed is tied to it by no more than that", () => {
  const graph = collapse(
    [target(1, 1, { own: true }), target(2, 1), target(3, 1)],
    [edge(2, 1, { shipments: 9 })],
    "none",
  );
  expect(ids(graph)).toEqual([YOU, "t2", "t3"]);
  expect(graph.nodes[0]?.targets.map(({ id }) => id)).toEqual([1]);
  expect(graph.edges).toMatchObject([
    { from: "t2", to: YOU, shipments: 9, onlyFollowed: false },
    { from: "t3", to: YOU, onlyFollowed: true },
  ]);
});

test("the way to a target is the one whose weakest edge is likeliest", () => {
  const targets = [target(1, 1), target(2, 1), target(3, 2), target(4, 3), target(5, 2)];
  const edges = [edge(3, 1, { probability: 0.4 }), edge(3, 2, { probability: 0.8 }), edge(4, 3, { probability: 0.6 })];
  const graph = collapse(targets, edges, "none");
  const way = wayTo(graph, "t4");
  expect([...(way?.nodes ?? [])]).toEqual(["t4", "t3", "t2", YOU]);
  expect([...(way?.edges ?? [])]).toEqual(["t4 t3", "t3 t2", `t2 ${YOU}`]);
  expect(way?.probability).toBe(0.6);
  expect(wayTo(graph, "t5")).toBeNull();
  expect(wayTo(graph, "t99")).toBeNull();
  const sold = collapse([target(1, 1), target(2, 2)], [edge(1, 2)], "none");
  expect(wayTo(sold, "t2", true)?.nodes.size).toBe(3);
  expect(wayTo(sold, "t2")).toBeNull();
});

const targets = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 80 }),
    tier: fc.integer({ min: 1, max: 5 }),
    country: fc.constantFrom("CZ", "DE", null),
    risk: fc.constantFrom(...RISK_NAMES),
    own: fc.boolean(),
    commodity: fc.constantFrom("steel", null),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);

test("however it is collapsed, every target is in exactly one node of its tier, and no edge leads nowhere", () => {
  fc.assert(
    fc.property(
      targets,
      fc.array(fc.tuple(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 80 }))),
      fc.constantFrom(...COLLAPSES),
      (shape, pairs, by) => {
        const given = shape.map(({ id, tier, ...more }) => target(id, tier, more));
        const graph = collapse(
          given,
          pairs.map(([from, to]) => edge(from, to)),
          by,
        );
        const held = graph.nodes.flatMap(({ targets: members }) => members.map(({ id }) => id));
        expect(held.sort()).toEqual(given.map(({ id }) => id).sort());
        for (const node of graph.nodes)
          for (const one of node.targets) expect(one.own ? 0 : one.tier).toBe(node.column);
        const known = new Set(ids(graph));
        for (const { from, to } of graph.edges) expect(known.has(from) && known.has(to) && from !== to).toBe(true);
      },
    ),
  );
});
