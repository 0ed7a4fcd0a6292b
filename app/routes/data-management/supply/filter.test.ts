import { expect, test } from "vitest";
import { isNarrowed, parseFilter, toQuery, toSearch } from "./filter";

const filterOf = (query: string) => parseFilter(new URLSearchParams(query));

test("a filter is written as it is read", () => {
  for (const query of [
    "",
    "?supplier=Guss&input=7325&on=2026-03-01&recovery=missing&confirmed=stale&after=12",
    "?on=all",
  ])
    expect(toSearch(filterOf(query))).toBe(query);
});

test("what is no filter of ours is none", () => {
  for (const query of ["on=2026-02-30", "on=x", "recovery=x", "confirmed=x", "after=x", "supplier=%20"]) {
    expect(isNarrowed(filterOf(query)), query).toBe(false);
    expect(filterOf(query).after).toBeNull();
  }
});

test("unless a day is said, it is today; a day that was emptied is any", () => {
  expect(toQuery(filterOf(""), "2026-11-29")).toEqual({ validOn: "2026-11-29" });
  expect(toQuery(filterOf("on=&supplier="), "2026-11-29")).toEqual({});
  expect(toQuery(filterOf("on=2026-03-01&confirmed=stale"), "2024-02-29")).toEqual({
    ...{ validOn: "2026-03-01", confirmedBefore: "2023-03-01" },
  });
});
