import { expect, test } from "vitest";
import { worldFrame } from "~/map/world/world-frame";
import { partAround } from "./fitting-frame";

test("a picture of both shores of the Pacific has it in its middle, and the whole world has Greenwich", () => {
  const shore = (west: number) => ({ west, east: west + 8, south: -30, north: 50 });
  const { frame, zoom, bounds } = partAround([shore(90), shore(130), shore(-100), shore(-78)]);
  const picture = worldFrame(frame);
  expect(zoom).toBe(0);
  expect(Math.abs(picture.meridian)).toBeGreaterThan(150);
  expect(bounds).toEqual(picture.hull);
  expect(worldFrame(partAround([]).frame).meridian).toBe(0);
});
