import { expect, test } from "vitest";
import { boundsOfCell, gridOf } from "~/backend/contract/map-grid";
import { CellSums } from "./cell-sums";
import { spansIn } from "./spans";

test("a cell comes with its bounds, counted from the date line, and without what was taken off it", () => {
  const part = { bounds: { west: -180, south: -90, east: 180, north: 90 }, zoom: 2 };
  const spans = spansIn(part);
  const [y, , x] = spans[Math.floor(spans.length / 2)] ?? expect.unreachable();
  const sums = new CellSums(2, spans);
  const directory = { y, x, count: 3, vague: 1, idSum: 60, latSum: 30_000_000, eastSum: 540_000_000 };
  sums.addDirectory(directory);
  sums.addDirectory({ ...directory, x: x + 1, count: 0 });
  const { west, east, south, north } = boundsOfCell(gridOf(2), { x, y });
  expect(sums.groups).toEqual([
    {
      ...{ x, y, band: 0, count: 3, vague: 1, id: 60, latSum: 30, eastSum: 540 },
      ...{ west: west + 180, east: east + 180, south, north },
    },
  ]);
});
