import { expect, test } from "vitest";
import { ACTION_TYPE_IDS } from "~/backend/contract/action-words";
import { doerOf, MEASURE_DOERS } from "~/backend/contract/measure-words";
import { speechIn } from "~/i18n/speech.server";
import { parseFilter } from "./filter";
import type { MeasuresAnswer } from "./queries.server";
import { viewOf } from "./view.server";

const speech = await speechIn("en", { translations: async () => [] }, "UTC");
type Row = MeasuresAnswer["measures"][number];
const row = (id: string, typeId: Row["typeId"], hasTemplate: boolean): Row => ({
  ...{ id, typeId, hasTemplate, version: "1", language: "en", title: id, what: "", own: false, state: "published" },
  ...{ topics: ["fire"], groups: ["health-and-safety"], purpose: "prevent", laws: [], effort: "S", typicalDays: 30 },
  ...{ lastResort: false, confidence: "B", results: { started: 0, assessed: 0, shares: null } },
});
const ANSWER: MeasuresAnswer = {
  measures: [
    row("audit", "on-site-audit", false),
    row("plan", "corrective-plan", true),
    row("ask", "ask-statement", false),
    row("stock", "raise-stock", true),
  ],
  recommended: { ruleVersion: "1", considered: 500, given: null, more: false, measures: [], isTooMany: false },
  own: [],
};
const view = (search = "", more: Partial<MeasuresAnswer> = {}) =>
  viewOf({ ...ANSWER, ...more }, parseFilter(new URLSearchParams(search)), true, speech);
const optionsOf = (name: string, search = "") =>
  view(search)
    .choices.find((one) => one.name === name)
    ?.options.map(({ label }) => label);

test("the catalogue is narrowed by who does it and by what there is a template for, each with how many it leaves", () => {
  expect(optionsOf("doer")).toEqual(["Any", "The supplier (2)", "Your company (1)", "An auditor (1)"]);
  expect(optionsOf("template")).toEqual(["Any", "With a template (2)"]);
  // Under another choice those are counted that it leaves.
  expect(optionsOf("doer", "template=1")).toEqual(["Any", "The supplier (1)", "Your company (1)"]);
  expect(optionsOf("template", "doer=supplier")).toEqual(["Any", "With a template (1)"]);
  expect(view("doer=supplier&template=1").rows.map(({ id }) => id)).toEqual(["plan"]);
  expect(view("doer=supplier").clearHref).toBe("/action-platform");
});

test("every kind of action has somebody who does it", () => {
  expect(new Set(ACTION_TYPE_IDS.map(doerOf))).toEqual(new Set(MEASURE_DOERS));
});

test("where more suppliers are at risk than are considered, that is said and no number is called all", () => {
  expect(view().considered).toBe("500 suppliers have a high or critical risk and no open action.");
  const { considered } = view("", { recommended: { ...ANSWER.recommended, more: true } });
  expect(considered).toContain("More than 500 suppliers have a high or critical risk");
});

test("of a selection it is said of how many, the filter sends it along, and a choice can be taken back without it", () => {
  const search = "collectionId=4&types=POI&doer=supplier";
  const told = view(search, { recommended: { ...ANSWER.recommended, given: 1234, more: true } });
  expect(told.considered).toBe("For 1,234 selected suppliers. The 500 with the highest risk are considered.");
  expect(told.whom).toEqual([
    { name: "types", value: "POI" },
    { name: "collectionId", value: "4" },
  ]);
  expect([told.clearHref, told.allTargetsHref]).toEqual([
    "/action-platform?types=POI&collectionId=4",
    "/action-platform",
  ]);
  const tooMany = view(search, { recommended: { ...ANSWER.recommended, considered: 0, more: true, isTooMany: true } });
  expect(tooMany.considered).toContain("More than 10,000 suppliers are selected.");
});
