import { expect, test } from "vitest";
import { parseFilter, sortedBy, toSearch } from "./filter";

const read = (search: string) => parseFilter(new URLSearchParams(search));

test("what is due next comes first, and that needs no query", () => {
  expect(read("")).toEqual({ sort: "dueOn", direction: "asc", after: null });
  expect(toSearch(read(""))).toBe("");
});

test.each(["?sort=title&direction=desc&after=abc", "?sort=createdAt", "?direction=desc"])("%s comes back", (search) => {
  expect(toSearch(read(search))).toBe(search);
});

test("an order that is none is the usual one", () => {
  expect(read("?sort=password&direction=sideways")).toEqual(read(""));
});

test("a heading sorts rising, then falling, and begins at the first page", () => {
  const falling = sortedBy(read("?sort=title&after=x"), "title");
  expect(falling).toEqual({ sort: "title", direction: "desc", after: null });
  expect(sortedBy(falling, "title").direction).toBe("asc");
  expect(sortedBy(falling, "dueOn")).toEqual({ sort: "dueOn", direction: "asc", after: null });
});
