import { expect, test } from "vitest";
import { EVERYTHING, ignoredIn, isNarrowed, parseFilter, toSearch } from "./filter";

const read = (search: string) => parseFilter(new URLSearchParams(search));

test("a filter comes back from its own address, and what is none of ours is left out", () => {
  const search = "?kind=import&due=overdue&statutory=true&q=mill&after=x";
  expect(toSearch(read(search))).toBe(search);
  expect(read("?kind=x&due=%00&statutory=1&q=%00%20&after=")).toEqual(EVERYTHING);
});

test("filters that are none of ours are counted, to be said", () => {
  const count = (search: string) => ignoredIn(new URLSearchParams(search));
  expect([count("?kind=x&due=%00&page=999"), count("?kind=import&due=soon")]).toEqual([2, 1]);
  expect([count(""), count("?kind=&due="), count("?kind=import&due=overdue")]).toEqual([0, 0, 0]);
});

test("a list without a filter leaves nothing out, whatever its page", () => {
  expect([isNarrowed(EVERYTHING), isNarrowed({ ...EVERYTHING, after: "x" })]).toEqual([false, false]);
  for (const part of [{ kind: "import" as const }, { due: "waiting" as const }, { statutory: true }, { q: "a" }])
    expect(isNarrowed({ ...EVERYTHING, ...part })).toBe(true);
});
