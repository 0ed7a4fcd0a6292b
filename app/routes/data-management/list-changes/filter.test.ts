import { expect, test } from "vitest";
import { parseFilter, toSearch } from "./filter";

test("an address of changes comes back as it was read", () => {
  const search = "?from=0&to=12&change=removed&after=A+1";
  expect(toSearch(parseFilter(new URLSearchParams(search)))).toBe(search);
});

test("what is no filter of ours is none", () => {
  const parsed = parseFilter(new URLSearchParams("from=-1&to=1e9&change=__proto__&after="));
  expect(parsed).toEqual({ from: null, to: null, change: null, after: null });
  expect(toSearch(parsed)).toBe("");
});
