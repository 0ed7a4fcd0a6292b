import { expect, test } from "vitest";
import { CLASS_COLOURS } from "./class-colours";
import { CTYPES, defaultCtype, isCtype, TARGET_TYPES } from "./ctypes";

test.each(
  Object.entries(CLASS_COLOURS).flatMap(([name, { light, dark }]) => [
    [`${name} on light`, light] as const,
    [`${name} on dark`, dark] as const,
  ]),
)("%s can be read", (_, { text, background }) => {
  expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
});

test("every type has a class, and no class has two", () => {
  const ids = CTYPES.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(TARGET_TYPES.map(({ id }) => defaultCtype(id))).toEqual(["company", "site", "country", "industry", "metal"]);
  expect(isCtype("plant")).toBe(true);
  expect(isCtype("toString")).toBe(false);
});

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
