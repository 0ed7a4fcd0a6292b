import fc from "fast-check";
import { expect, test } from "vitest";
import { parseFilter, type ReviewFilter, toSearch } from "./filter";

const filters: fc.Arbitrary<ReviewFilter> = fc.record({
  view: fc.constantFrom("waiting" as const, "reviewed" as const),
  eventTypeId: fc.option(fc.constantFrom("strike", "mass-layoff")),
  language: fc.option(fc.constantFrom("en", "zh", "ces")),
  after: fc.option(fc.stringMatching(/^[\w-]{1,100}$/)),
});

test("a filter survives its address", () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(parseFilter(new URLSearchParams(toSearch(filter)))).toEqual(filter);
    }),
  );
});

test("what is no filter of ours is none", () => {
  const search = new URLSearchParams("view=all&eventTypeId=A%20b&language=english&after=%26");
  expect(parseFilter(search)).toEqual({ view: "waiting", eventTypeId: null, language: null, after: null });
});
