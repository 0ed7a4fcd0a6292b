import { expect, test } from "vitest";
import { parseFilter, toSearch } from "./filter";

const read = (search: string) => parseFilter(new URLSearchParams(search));

test("a period and a page come back out of their own query, and without one all is asked for", () => {
  const search = "?from=2026-11-01&to=2026-11-25&after=900";
  expect(toSearch(read(search).filter)).toBe(search);
  expect(read("")).toEqual({
    ...{ filter: { from: null, to: null, after: null }, typed: { from: "", to: "" }, problems: {} },
  });
});

test("what is no day is left out, stays in its field and is named there", () => {
  const { filter, typed, problems } = read("?from=yesterday&to=2026-02-30&after=abc");
  expect(filter).toEqual({ from: null, to: null, after: null });
  expect([typed, problems]).toEqual([
    { from: "yesterday", to: "2026-02-30" },
    { from: "day", to: "day" },
  ]);
  expect(read("?from=2026-11-02&to=2026-11-01").problems).toEqual({ to: "turned" });
});
