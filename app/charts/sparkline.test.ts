import { expect, test } from "vitest";
import { SPARKLINE, sparklinePath } from "./sparkline";

test("a value holds until the next one, and the last one to the end", () => {
  expect(sparklinePath([20, 50])).toBe("M0 19H32V1H64");
});

test("a small change stays small, in the middle of the height", () => {
  expect(sparklinePath([40, 43])).toBe("M0 10.9H32V9.1H64");
});

test("a range that would leave 0 to 100 is moved", () => {
  expect(sparklinePath([100, 98])).toBe("M0 1H32V2.2H64");
  expect(sparklinePath([0, 2])).toBe("M0 19H32V17.8H64");
});

test("a month without a value is a gap, and none at all is nothing", () => {
  const third = SPARKLINE.width / 3;
  expect(sparklinePath([30, null, 60])).toBe(`M0 19H${Math.round(third * 10) / 10}M42.7 1H64`);
  expect(sparklinePath([null, null])).toBe("");
  expect(sparklinePath([])).toBe("");
});
