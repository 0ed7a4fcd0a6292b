import { expect, test } from "vitest";
import { boundsOfCell, cellAt, gridOf } from "~/backend/contract/map-grid";
import { cellBounds, cellText, parseCellText } from "./cell-address";
import { parseBounds } from "./map-view";
import { worldFrame } from "./world-frame";

const PLACES = [
  [121.653, 24.17],
  [-179.95, -17],
  [179.95, -17],
  [0, 0],
  [10, 89.9],
] as const;

test("the address of a cell shows all of the cell, from closer unless it goes around a pole", () => {
  for (const zoom of [0, 0.5, 3, 6.5, 9]) {
    for (const place of PLACES) {
      const cell = cellAt(gridOf(zoom), place);
      const shown = parseBounds(cellText(zoom, cell));
      expect(shown).not.toBeNull();
      if (!shown) continue;
      expect(cellBounds(zoom, cell)).toMatchObject({ south: shown.south, north: shown.north });
      const whole = boundsOfCell(gridOf(zoom), cell);
      expect(shown.south).toBeLessThanOrEqual(whole.south);
      expect(shown.north).toBeGreaterThanOrEqual(whole.north);
      expect(shown.east - shown.west).toBeGreaterThanOrEqual(Math.min(360, whole.east - whole.west));
      if (Math.abs(place[1]) < 60 && zoom < 9) expect(worldFrame(shown).zoom).toBeGreaterThan(zoom);
    }
  }
});

test("what is no cell of the world is no part of it", () => {
  for (const text of ["0_40_10", "0_0_20", "0_0", "9.5_0_0", "1.2_0_0", "0_-1_0", "_0_0"]) {
    expect(parseCellText(text)).toBeNull();
    expect(parseBounds(text)).toBeNull();
  }
});
