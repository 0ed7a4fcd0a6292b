import fc from "fast-check";
import { expect, test } from "vitest";
import { PRIORITY_NAMES } from "~/backend/contract/alert-words";
import { ALERT_STATES } from "~/backend/contract/profile-words";
import { isNarrowed, parseFilter, toSearch } from "./filter";

const read = (search: string) => parseFilter(new URLSearchParams(search));

test("all alerts need no query, and a filter comes back out of its own", () => {
  expect(toSearch(read(""))).toBe("");
  const filters = fc.record({
    state: fc.constantFrom(...ALERT_STATES),
    priority: fc.constantFrom(...PRIORITY_NAMES, null),
    after: fc.constantFrom("eyJvcmRlciI6IngifQ", null),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      expect(read(toSearch(filter))).toEqual(filter);
    }),
  );
});

test("what nobody knows is left out, and a page alone narrows nothing", () => {
  expect(read("state=gone&priority=high&after=%3C")).toEqual(read(""));
  expect([read("after=abc"), read("state=open"), read("priority=Low")].map(isNarrowed)).toEqual([false, true, true]);
});
