import { expect, test } from "vitest";
import { BAR_WIDTH, layOutFlow } from "./lay-out-flow";

const COLUMNS = [
  {
    bars: [
      { key: "DE", targets: 2 },
      { key: "FR", targets: 1 },
    ],
  },
  {
    bars: [
      { key: "CN", targets: 30 },
      { key: "CD", targets: 1 },
    ],
  },
];
const BANDS = [
  { column: 1, fromKey: "CN", toKey: "DE", weight: 40 },
  { column: 1, fromKey: "CN", toKey: "FR", weight: 4 },
  { column: 1, fromKey: "CD", toKey: "DE", weight: null },
];

test("columns stand beside each other, and the bars of one below each other without touching", () => {
  const { bars, columns, width, height } = layOutFlow(COLUMNS, BANDS);
  expect((columns[1] ?? 0) - (columns[0] ?? 0)).toBeGreaterThan(BAR_WIDTH);
  for (const column of [0, 1]) {
    const [first, second] = bars.filter((bar) => bar.column === column);
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(second?.y ?? 0);
  }
  for (const { x, y, height: own } of bars) {
    expect(x + BAR_WIDTH).toBeLessThanOrEqual(width);
    expect(y + own).toBeLessThanOrEqual(height);
    expect(own).toBeGreaterThanOrEqual(46);
  }
});

test("bands are as wide as they weigh, leave room at both ends, and one without a weight is a line", () => {
  const { bars, bands } = layOutFlow(COLUMNS, BANDS);
  const wide = (d: string) => {
    const [, y2 = 0] = /V([\d.]+)/.exec(d)?.map(Number) ?? [];
    const [, from = 0] = / ([\d.]+)V/.exec(d)?.map(Number) ?? [];
    return y2 - from;
  };
  expect(wide(bands[0]?.d ?? "") / wide(bands[1]?.d ?? "")).toBeCloseTo(10, 0);
  expect(bands[2]).toMatchObject({ isLine: true });
  expect(bands[2]?.d).not.toContain("Z");
  const cn = bars.find(({ key }) => key === "CN");
  expect(wide(bands[0]?.d ?? "") + wide(bands[1]?.d ?? "")).toBeLessThanOrEqual((cn?.height ?? 0) + 0.2);
});

test("nothing at all is still a picture", () => {
  expect(layOutFlow([], [])).toMatchObject({ bars: [], bands: [] });
  expect(layOutFlow([{ bars: [] }], []).height).toBeGreaterThan(0);
});
