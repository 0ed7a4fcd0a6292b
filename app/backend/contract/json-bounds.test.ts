import fc from "fast-check";
import { expect, test } from "vitest";
import { JSON_BOUNDS, JsonCounter, parseBounded } from "./json-bounds";

const bytes = (text: string) => new TextEncoder().encode(text);
const everything = { depth: Number.POSITIVE_INFINITY, values: Number.POSITIVE_INFINITY };

test("what any JSON holds is counted as it is: its keys, its values, its depth", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(0, 2), (value, indent) => {
      const text = bytes(JSON.stringify(value, null, indent));
      const { values, depth } = measure(value);
      expect(new JsonCounter({ values, depth }).push(text)).toBeNull();
      expect(new JsonCounter({ ...everything, values: values - 1 }).push(text)).toMatchObject({ what: "values" });
      if (depth > 0)
        expect(new JsonCounter({ ...everything, depth: depth - 1 }).push(text)).toMatchObject({ what: "depth" });
    }),
  );
});

test("bytes in any pieces are counted alike, JSON or not", () => {
  const bounds = { depth: 3, values: 10 };
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'[]{}",:\\ a1'), maxLength: 60 }), fc.nat(60), (text, cut) => {
      const whole = new JsonCounter(bounds).push(bytes(text));
      const counter = new JsonCounter(bounds);
      expect(counter.push(bytes(text.slice(0, cut))) ?? counter.push(bytes(text.slice(cut)))).toEqual(whole);
    }),
  );
});

test.each([
  ["brackets", "[".repeat(13_000_000), "depth", JSON_BOUNDS.depth],
  ["empty objects", `[${"{},".repeat(8_000_000)}`, "values", 3 * JSON_BOUNDS.values],
  ["keys", `{${'"k":1,'.repeat(1_800_000)}`, "values", 6 * JSON_BOUNDS.values],
])("of millions of %s no more is looked at than up to the bound", (_, text, what, most) => {
  const beyond = new JsonCounter().push(bytes(text));
  expect(beyond?.what).toBe(what);
  expect(beyond?.offset).toBeLessThanOrEqual(most);
});

test("what is parsed is what JSON.parse makes of it, and beyond the bounds nothing is", () => {
  expect(parseBounded('{"a":[1,"[[["]}')).toEqual({ a: [1, "[[["] });
  expect(() => parseBounded("[".repeat(JSON_BOUNDS.depth + 1))).toThrow(/depth/);
});

function measure(value: unknown): { values: number; depth: number } {
  if (typeof value !== "object" || value === null) return { values: 1, depth: 0 };
  const inside = Object.values(value).map(measure);
  const keys = Array.isArray(value) ? 0 : inside.length;
  return {
    values: inside.reduce((sum, one) => sum + one.values, 1 + keys),
    depth: 1 + Math.max(0, ...inside.map(({ depth }) => depth)),
  };
}
