import { expect, test } from "vitest";
import { contrastOf, LEAST_CONTRAST, ratioInWords } from "./contrast";

test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#777777", "#ffffff", 4.48],
  ["#767676", "#ffffff", 4.54],
])("%s and %s have the contrast that WCAG's formula gives", (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
});

test("a ratio just below the least is not written as the least", () => {
  expect(ratioInWords(LEAST_CONTRAST - 0.01)).toBe("4.4");
  expect(ratioInWords(6.28, "de")).toBe("6,2");
});
