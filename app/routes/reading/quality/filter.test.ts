import fc from "fast-check";
import { expect, test } from "vitest";
import { ARMING_STATES } from "~/backend/contract/reading-words";
import { COLUMNS, parseFilter, sortedBy, toSearch } from "./filter";

test("a filter survives its address", () => {
  const filters = fc.record({
    language: fc.option(fc.constantFrom("en", "zh", "ces")),
    state: fc.option(fc.constantFrom(...ARMING_STATES)),
    sort: fc.option(fc.constantFrom(...COLUMNS)),
    direction: fc.constantFrom("asc" as const, "desc" as const),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      const direction = filter.sort ? filter.direction : "asc";
      expect(parseFilter(new URLSearchParams(toSearch(filter)))).toEqual({ ...filter, direction });
    }),
  );
});

test("words sort from A, figures from the largest, and again the other way round", () => {
  const none = parseFilter(new URLSearchParams());
  expect(sortedBy(none, "type").direction).toBe("asc");
  const byJudged = sortedBy(none, "judged");
  expect(byJudged.direction).toBe("desc");
  expect(sortedBy(byJudged, "judged").direction).toBe("asc");
});
