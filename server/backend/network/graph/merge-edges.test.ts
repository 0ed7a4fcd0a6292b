import { expect, test } from "vitest";
import { type FoundEdge, mergeEdges } from "./merge-edges";

const EDGE: FoundEdge = {
  ...{ from: 1, to: 2, type: "Supplier", source: "Customs", probability: 0.5 },
  ...{ shipments: 3, lastShipmentOn: "2026-01-02", hsCodes: ["7208"] },
};

test("an edge that is met from both of its ends counts once", () => {
  expect(mergeEdges([EDGE, { ...EDGE, hsCodes: ["7208"] }])).toMatchObject([{ from: 1, to: 2, shipments: 3 }]);
});

test.each<Partial<FoundEdge>>([
  { type: "Own" },
  { source: "Customer" },
  { probability: 0.9 },
  { shipments: 4 },
  { lastShipmentOn: "2026-03-04" },
  { hsCodes: ["7210"] },
  { hsCodes: ["7208", "7210"] },
])("two edges of a pair that differ in %o are put together", (other) => {
  const second = { ...EDGE, ...other };
  expect(mergeEdges([EDGE, second])).toMatchObject([
    {
      types: [...new Set([EDGE.type, second.type])].sort(),
      sources: [...new Set([EDGE.source, second.source])].sort(),
      probability: second.probability,
      shipments: 3 + (second.shipments ?? 0),
      lastShipmentOn: second.lastShipmentOn,
      hsCodes: [...new Set([...EDGE.hsCodes, ...second.hsCodes])],
    },
  ]);
});
