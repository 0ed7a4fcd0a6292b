import { expect, test } from "vitest";
import { layOutMonths } from "./month-bars";

const bar = (month: string, value: number | null) => ({ month, value, risk: "Mid" as const });

test("bars stand on the floor, as high as their score, within the picture and beside one another", () => {
  const chart = layOutMonths([bar("2026-09-01", 0), bar("2026-10-01", 50), bar("2026-11-01", 100)], [0, 50]);
  for (const { y, height } of chart.bars) expect(y + height).toBeCloseTo(chart.floor);
  expect(chart.bars[1]?.y).toBe(chart.lines[1]?.y);
  expect(chart.bars.map(({ height }) => height)).toEqual([2, expect.closeTo(73, 0), expect.closeTo(146, 0)]);
  const [first, second] = chart.bars;
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.x ?? 0);
  const last = chart.bars.at(-1)?.column;
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(chart.width);
});

test("a month without data has its column and no bar", () => {
  const [only] = layOutMonths([bar("2026-11-01", null)], []).bars;
  expect(only).toMatchObject({ height: 0, width: 34 });
});
