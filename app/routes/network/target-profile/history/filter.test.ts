import { expect, test } from "vitest";
import { parseFilter, toSearch } from "./filter";

const read = (search: string) => parseFilter(new URLSearchParams(search));

test("a period and a page come back out of their own query, and without one all is asked for", () => {
  const search = "?kind=alert&from=2026-11-01&to=2026-11-25&after=1764000000000000-12__900";
  expect(toSearch(read(search).filter)).toBe(search);
  expect(read("")).toEqual({
    ...{ filter: { kind: null, from: null, to: null, after: null }, typed: { from: "", to: "" }, problems: {} },
  });
});

test("what is no day is left out, stays in its field and is named there", () => {
  const { filter, typed, problems } = read("?kind=gossip&from=yesterday&to=2026-02-30&after=abc");
  expect(filter).toEqual({ kind: null, from: null, to: null, after: null });
  expect([typed, problems]).toEqual([
    { from: "yesterday", to: "2026-02-30" },
    { from: "day", to: "day" },
  ]);
  expect(read("?from=2026-11-02&to=2026-11-01").problems).toEqual({ to: "turned" });
});
