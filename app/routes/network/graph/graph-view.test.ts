import fc from "fast-check";
import { expect, test } from "vitest";
import { EDGE_SOURCE_NAMES } from "~/backend/contract/graph-words";
import { readTreeGraph } from "~/backend/contract/graphs";
import { COLLAPSES } from "~/graph/graph";
import { DIGITS, filterOf, type GraphView, graphQuery, graphSearch, parseGraphView, ROOMS } from "./graph-view";

const id = fc.integer({ min: 1, max: 1e12 });
const key = fc.stringMatching(/^[\w.-]{1,20}$/);
const views: fc.Arbitrary<GraphView> = fc.record({
  collections: fc.uniqueArray(id, { maxLength: 5 }).map((ids) => ids.sort((a, b) => a - b)),
  hsCode: fc.option(fc.stringMatching(/^\d{2,6}$/)),
  sources: fc.subarray([...EDGE_SOURCE_NAMES]),
  probability: fc.option(fc.integer({ min: 1, max: 100 })),
  maxTier: fc.option(fc.integer({ min: 1, max: 5 })),
  collapse: fc.option(fc.constantFrom(...COLLAPSES)),
  room: fc.constantFrom(...ROOMS),
  digits: fc.constantFrom(...DIGITS),
  open: fc.uniqueArray(key, { maxLength: 5 }),
  find: fc.option(
    fc
      .string({ minLength: 1, maxLength: 20 })
      .map((text) => text.trim())
      .filter(Boolean),
  ),
  node: fc.option(key),
  edge: fc.option(fc.record({ from: id, to: id })),
  as: fc.constantFrom("picture" as const, "table" as const),
  row: fc.integer({ min: 0, max: 10_000 }),
});

test("a view through its address is the same view", () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(parseGraphView(new URLSearchParams(graphSearch(view)))).toEqual(view);
    }),
  );
});

test("whatever an address holds, a graph opens, and the backend takes what is asked", () => {
  const names = fc.constantFrom(
    "in",
    "hs",
    "sources",
    "probability",
    "tier",
    "collapse",
    "room",
    "open",
    "find",
    "node",
    "edge",
    "row",
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string({ unit: "binary" }))), (pairs) => {
      const view = parseGraphView(new URLSearchParams(pairs));
      expect(parseGraphView(new URLSearchParams(graphSearch(view)))).toEqual(view);
      expect(readTreeGraph.query.safeParse(graphQuery(view)).error).toBeUndefined();
    }),
  );
});

test("checked boxes of a form, each by itself, are one list", () => {
  const view = parseGraphView(new URLSearchParams("sources=Media&sources=Customs&in=7&in=3"));
  expect([view.sources, view.collections]).toEqual([
    ["Customs", "Media"],
    [3, 7],
  ]);
});

test("the filter alone has neither a choice nor a place", () => {
  const view = parseGraphView(new URLSearchParams("hs=72&open=country.2.CZ&node=t4&as=table&row=500&collapse=tier"));
  expect(graphSearch(filterOf(view))).toBe("?hs=72");
});
