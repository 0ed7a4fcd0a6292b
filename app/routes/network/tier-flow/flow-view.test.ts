import { expect, test } from "vitest";
import { EMPTY_FLOW, flowSearch, parseFlowView } from "./flow-view";

const parsed = (search: string) => parseFlowView(new URLSearchParams(search));

test("a view has one address, and comes back from it", () => {
  const search =
    "?from=targets:1,2&direction=down&group=heading&maxTier=3&sources=Customs,Media&probability=0.7&hs=7325&width=shipments&open=2:CN,3:CD&flow=3:CD:CN&as=table";
  const { view, problems } = parsed(search);
  expect(flowSearch(view)).toBe(search);
  expect(problems).toEqual({});
  expect(flowSearch(EMPTY_FLOW)).toBe("");
  expect(parsed("").view).toEqual(EMPTY_FLOW);
  expect(flowSearch(parsed("?from=collection:12").view)).toBe("?from=collection:12");
});

test("what is no value counts as not said", () => {
  for (const search of [
    "?from=targets:x",
    "?from=collection:-1",
    "?group=owner!",
    "?open=9:CN,2:%3Cb%3E",
    "?flow=1:CN:DE",
    "?maxTier=6",
  ])
    expect(parsed(search).view).toEqual(EMPTY_FLOW);
});

test("what was typed wrong is told and stays", () => {
  expect(parsed("?probability=70&hs=7").problems).toEqual({ probability: "70", hs: "7" });
  expect(parsed("?probability=0,5&hs=7325.99")).toMatchObject({
    view: { probability: 0.5, hsCode: "732599" },
    problems: {},
  });
});

test("of more than two hundred starting points the first two hundred are taken, and that is said", () => {
  const { view, problems } = parsed(`?from=targets:${Array.from({ length: 201 }, (_, n) => n + 1).join()}`);
  expect(view.from).toMatchObject({ targets: { length: 200 } });
  expect(problems.starts).toBe(true);
});

test("of one tier the group that was opened last counts", () => {
  expect(parsed("?open=2:CN,2:DE,3:CD").view.open).toEqual([
    { tier: 2, key: "DE" },
    { tier: 3, key: "CD" },
  ]);
});
