import { expect, test } from "vitest";
import { isNarrowed, parseFilter, sortedBy, toSearch } from "./filter";

const read = (search: string) => parseFilter(new URLSearchParams(search));

test("an address without a filter shows what is still to be done, what is due next first", () => {
  const filter = read("");
  expect(filter).toMatchObject({
    owner: null,
    state: "open",
    due: null,
    typeId: null,
    sort: "dueOn",
    direction: "asc",
  });
  expect([toSearch(filter), isNarrowed(filter)]).toEqual(["", false]);
});

test("a filter comes back from its own address, and what is none of ours is left out", () => {
  const search = "?owner=me&state=Completed&due=Overdue&typeId=watch&sort=title&direction=desc&after=x";
  expect(toSearch(read(search))).toBe(search);
  expect(toSearch(read("?owner=you&state=-1&due=%00&typeId=abc&sort=id&direction=up"))).toBe("");
});

test("sorting keeps the filter and begins at the first page", () => {
  const sorted = sortedBy(read("?owner=me&after=x"), "title");
  expect(toSearch(sorted)).toBe("?owner=me&sort=title");
  expect(toSearch(sortedBy(sorted, "title"))).toBe("?owner=me&sort=title&direction=desc");
});
