import { expect, test } from "vitest";
import type { Edge, Node } from "../graph";
import { CARDS, type Layout } from "../layout/layout";
import { withRibbons } from "./ribbons";

const node = (id: string, column: number): Node => ({
  id,
  kind: "code",
  column,
  risk: "Low",
  targets: [],
  common: null,
});
const edge = (from: string, to: string, shipments: number | null): Edge => ({
  ...{
    from,
    to,
    shipments,
    sources: [],
    probability: 1,
    lastShipmentOn: null,
    count: 1,
    pair: null,
    onlyFollowed: false,
  },
});
const NODES = [node("you", 0), node("big", 1), node("small", 1), node("far", 2)];
const EDGES = [edge("big", "you", 90), edge("small", "you", 10), edge("far", "big", 90), edge("far", "small", null)];
const LAYOUT: Layout = {
  width: 800,
  height: 200,
  columns: [],
  places: new Map([
    ["you", { x: 0, y: 0 }],
    ["big", { x: 172, y: 0 }],
    ["small", { x: 172, y: 56 }],
    ["far", { x: 460, y: 0 }],
  ]),
};
const { layout, heights, ribbons } = withRibbons({ nodes: NODES, edges: EDGES }, LAYOUT, { x: 24, y: 60 });

test("a card is as high as the fuller of its sides, and no two of a column touch", () => {
  const [big, small] = [heights.get("big") ?? 0, heights.get("small") ?? 0];
  expect(heights.get("you")).toBeGreaterThanOrEqual(big);
  expect(big).toBeGreaterThan(small);
  expect(small).toBeGreaterThanOrEqual(CARDS.height);
  expect((layout.places.get("big")?.y ?? 0) + big).toBeLessThan(layout.places.get("small")?.y ?? 0);
  expect(layout.height).toBeGreaterThanOrEqual((layout.places.get("small")?.y ?? 0) + small);
});

test("ribbons are as wide as their shipments on one scale, begin at their cards, and one without a count is a line", () => {
  const wide = (key: string) => {
    const [, top, bottom] =
      /^M\S+ (\S+?)C.*? \S+ (\S+?)C/.exec(ribbons.get(key)?.d.replace(/V(\S+?)C/, " 0 $1C") ?? "") ?? [];
    return { top: Number(top), bottom: Number(bottom) };
  };
  const at = (key: string) => /^M(\S+) /.exec(ribbons.get(key)?.d ?? "")?.[1];
  expect(at("big you")).toBe(String(24 + CARDS.first));
  expect(at("far big")).toBe(String(24 + 172 + CARDS.width));
  expect(wide("big you").top).toBeGreaterThanOrEqual(60);
  const thick = (key: string) => /V(\S+?)C/.exec(ribbons.get(key)?.d ?? "")?.[1];
  expect(thick("far small")).toBeUndefined();
  expect(ribbons.get("far small")?.isLine).toBe(true);
  const widthAt = (key: string, y: number) => Number(thick(key)) - y;
  const endOf = (key: string) => Number(/ (\S+)V/.exec(ribbons.get(key)?.d ?? "")?.[1]);
  const [big, small] = ["big you", "small you"].map((key) => widthAt(key, endOf(key)));
  expect((big ?? 0) / (small ?? 1)).toBeCloseTo(9, 0);
});
