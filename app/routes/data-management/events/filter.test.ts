import { expect, test } from "vitest";
import { isNarrowed, parseFilter, toSearch } from "./filter";

const filterOf = (query: string) => parseFilter(new URLSearchParams(query));

test("a filter is written as it is read", () => {
  for (const query of ["", "?part=own&type=fire&day=2026-03-01", "?part=merges&after=12", "?source=feed%3Apaper"])
    expect(toSearch(filterOf(query))).toBe(query);
});

test("what is no filter of ours is none", () => {
  for (const query of ["day=2026-02-30", "day=0000-01-01", "day=1899-12-31", "day=x", "type=%00", "type=A", "part=all"])
    expect(isNarrowed(filterOf(query)) || filterOf(query).part !== "events", query).toBe(false);
  expect(filterOf("day=2024-02-29").day).toBe("2024-02-29");
});
