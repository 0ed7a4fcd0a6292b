import fc from "fast-check";
import { expect, test } from "vitest";
import { EVENT_GROUPS, FEED_ORDERS } from "~/backend/contract/alert-words";
import { IMPACT_LEVEL_GROUPS, PROFILE_SCOPES, TIME_FRAMES } from "~/backend/contract/profile-words";
import { PERSPECTIVE_NAMES } from "~/backend/contract/score-words";
import { DEFAULT_FILTER, FOLDS, isUnfolded, parseFilter, toggled, toSearch } from "./filter";

const orNull = <T>(values: readonly T[]) => fc.constantFrom(...values, null);
const filters = fc.record({
  perspective: orNull(PERSPECTIVE_NAMES),
  month: orNull(["2026-11-01", "1999-02-01"]),
  group: orNull(EVENT_GROUPS),
  timeFrame: fc.constantFrom(...TIME_FRAMES),
  impactLevelGroup: orNull(IMPACT_LEVEL_GROUPS),
  feedOrder: fc.constantFrom(...FEED_ORDERS),
  scope: fc.constantFrom(...PROFILE_SCOPES),
  after: orNull(["eyJvcmRlciI6IngifQ"]),
  unfold: fc.subarray([...FOLDS]).map((folds) => folds.join()),
});

test("a filter comes back out of its own query, and the plain one has none", () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(parseFilter(new URLSearchParams(toSearch(filter, { after: filter.after })))).toEqual(filter);
    }),
  );
  expect(toSearch(DEFAULT_FILTER)).toBe("");
});

test("what nobody knows is left out", () => {
  const junk = new URLSearchParams(
    "perspective=Beauty&month=2026-13-01&group=x&timeFrame=&after=%3C&scope=All&feedOrder=1",
  );
  expect(parseFilter(junk)).toEqual(DEFAULT_FILTER);
});

test("a change begins at the first page again", () => {
  expect(toSearch({ ...DEFAULT_FILTER, after: "abc" }, { group: "logistics" })).toBe("?group=logistics");
});

test("unfolding one thing and folding it again leads back, and touches nothing else", () => {
  fc.assert(
    fc.property(filters, fc.constantFrom(...FOLDS), (filter, fold) => {
      const once = parseFilter(new URLSearchParams(toggled(filter, fold)));
      expect({ ...once, unfold: filter.unfold }).toEqual(filter);
      expect(isUnfolded(once, fold)).toBe(!isUnfolded(filter, fold));
      expect(parseFilter(new URLSearchParams(toggled(once, fold)))).toEqual(filter);
    }),
  );
});
