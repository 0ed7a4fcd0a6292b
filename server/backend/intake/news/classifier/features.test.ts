import fc from "fast-check";
import { expect, test } from "vitest";
import { BUCKETS, featuresOf } from "./features";

const of = (title: string, extract = "") => featuresOf({ title, extract, body: "" });

test("whatever the text, its buckets are ascending and its weights have length 1", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 900 }), fc.string({ unit: "grapheme" }), (title, extract) => {
      const { buckets, weights } = of(title, extract);
      const square = weights.reduce((sum, weight) => sum + weight * weight, 0);
      if (buckets.length > 0) expect(square).toBeCloseTo(1, 4);
      for (let at = 0; at < buckets.length; at++) {
        expect(buckets[at]).toBeLessThan(BUCKETS);
        if (at > 0) expect(buckets[at]).toBeGreaterThan(buckets[at - 1] as number);
      }
    }),
  );
});

test("case, accents, zero-width characters and figures are not told apart", () => {
  expect(of("Großbrand: 12 Verletzte")).toEqual(of("GROSSBRAND: 47 Verletzte".replace("SS", "ß")));
  expect(of("grève à l’usine")).toEqual(of("greve a l’usine"));
  expect(of("str\u200bike")).toEqual(of("strike"));
});

test("words of scripts without spaces are read by their characters", () => {
  expect(of("工厂火灾").buckets.length).toBe(9);
});

test("a megabyte is read as far as its beginning", () => {
  expect(of(`Strike ${"x ".repeat(500_000)}`).buckets.length).toBeLessThan(400);
});
