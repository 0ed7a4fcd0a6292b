import { expect, test } from "vitest";
import { speechIn } from "~/i18n/speech.server";
import type { MeasureStart } from "./queries.server";
import { viewOf } from "./view.server";

const speech = await speechIn("en", { translations: async () => [] }, "UTC");
const fitOf = (targetId: number, match: "same" | "group" = "same") => ({
  ...{ targetId, name: `Mill ${targetId}`, fit: 80, topic: "forced-labour", match, risk: 70, countryOnly: false },
  points: { topic: 50, priority: 14, effect: 10, ease: 6 },
});
const START = {
  measure: {
    ...{ id: "joint-audit", version: "2", title: "Joint audit", language: "en", what: "An audit", warnings: [] },
    ...{ steps: [], typeId: "audit", state: "published", successor: null, typicalDays: 30 },
    ...{ purpose: "prevent", effort: "M" },
  },
  ...{ isGiven: false, ofAll: null, fits: [fitOf(1)], others: [], more: false, users: [], teams: [] },
} as unknown as MeasureStart;
const view = (more: object) => viewOf({ ...START, ...more }, speech);
const many = (length: number) => Array.from({ length }, (_, at) => fitOf(at + 1));

test("all five hundred that fit are listed, ten are selected, and all can be chosen at once", () => {
  const { targets, chosen, whom, more } = view({ fits: many(500) });
  expect([targets.length, chosen.length, more]).toEqual([500, 10, null]);
  expect(whom?.map(({ label }) => label)).toEqual(["Only the selected suppliers", "All 500 suppliers in the list"]);
});

test("of those that were named all are selected, and there is nothing to choose", () => {
  const { chosen, whom } = view({ isGiven: true, fits: many(230) });
  expect([chosen.length, whom]).toEqual([230, null]);
  const { targets, whom: other } = view({ isGiven: true, others: [{ id: 9, name: "Dyer" }] });
  expect(targets.map(({ hint }) => hint)[1]).toBe("No matching risk, or already in progress");
  expect(other?.map(({ value }) => value)).toEqual(["selected", "all"]);
});

test("more at risk than are listed is said", () => {
  expect(view({ fits: many(500), more: true }).more).toContain("More suppliers are at risk than are listed.");
});

test("of all that a filter shows the riskiest are listed, and it is started for those that are selected or for all", () => {
  const { whom, more, selectedCount } = view({ fits: many(500), more: true, ofAll: { count: 1234, isTooMany: false } });
  // The form sends it along: it is what is confirmed.
  expect([selectedCount, view({}).selectedCount]).toEqual([1234, null]);
  expect(whom).toEqual([
    { value: "selected", label: "Only the selected suppliers" },
    { value: "all", label: "All 1,234 suppliers in the selection" },
  ]);
  expect(more).toContain("More suppliers are selected than are listed.");
  // None of them has a risk that it answers.
  const none = view({ fits: [], ofAll: { count: 12, isTooMany: false } });
  expect([none.targets, none.whom?.map(({ value }) => value)]).toEqual([[], ["all"]]);
});

test("a selection that is too large says so, and is started for nobody", () => {
  const { whom, more } = view({ fits: [], more: true, ofAll: { count: null, isTooMany: true } });
  expect([whom, more]).toEqual([[], "More than 10,000 suppliers are selected. Narrow the filter of the collection."]);
});

test("one that is no longer offered names what took its place, with the way to start that", () => {
  const measure = { ...START.measure, state: "retired", successor: { id: "own-4", title: "Safety days" } };
  expect(view({ measure }).retired).toEqual({ title: "Safety days", href: "/action-platform/own-4/start" });
  expect(view({ measure: { ...measure, successor: null } }).retired).toEqual({ title: null, href: null });
  expect(view({}).retired).toBeNull();
});
