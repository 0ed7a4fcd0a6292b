import { expect, test } from "vitest";
import { sparklinePath } from "./sparkline";

test("a value holds until the next one, and the last one to the end", () => {
  expect(sparklinePath([20, 50])).toBe("M0 17H24V1H48");
});

test("a small change stays small, in the middle of the height", () => {
  expect(sparklinePath([40, 43])).toBe("M0 9.8H24V8.2H48");
});

test("a range that would leave 0 to 100 is moved", () => {
  expect(sparklinePath([100, 98])).toBe("M0 1H24V2.1H48");
  expect(sparklinePath([0, 2])).toBe("M0 17H24V15.9H48");
});

test("a month without a value is a gap, and none at all is nothing", () => {
  expect(sparklinePath([30, null, 60])).toBe("M0 17H16M32 1H48");
  expect(sparklinePath([null, null])).toBe("");
  expect(sparklinePath([])).toBe("");
});
