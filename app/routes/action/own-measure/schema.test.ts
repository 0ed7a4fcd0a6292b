import { expect, test } from "vitest";
import { ownMeasureContent } from "~/backend/contract/own-measures";
import { contentOf, fieldsOf, ownMeasureForm, stepOf } from "./schema";

const GIVEN = {
  nameDe: "Lieferantentag",
  typeId: "corrective-plan",
  what: "Ein Tag mit unseren Lieferanten zu Arbeitsschutz.",
  topics: ["workplace-accident"],
  purpose: "prevent",
  effort: "S",
  typicalDays: "30",
  steps: "Einladen (7)\n\n  Durchführen  \r\nNachfragen (14)",
  evidence: "Teilnahmeliste",
  source: "https://example.org/guide",
  confidence: "C",
};
const problems = (changes: object) => {
  const read = ownMeasureForm.safeParse({ ...GIVEN, ...changes });
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
};

test("a form is what the contract takes, and comes back as it was", () => {
  const content = contentOf(ownMeasureForm.parse(GIVEN));
  expect(ownMeasureContent.parse(content)).toEqual(content);
  expect(content.names).toEqual({ de: "Lieferantentag" });
  expect(content.steps).toEqual([
    { title: "Einladen", days: 7 },
    { title: "Durchführen", days: 0 },
    { title: "Nachfragen", days: 14 },
  ]);
  expect(contentOf(ownMeasureForm.parse(fieldsOf(content)))).toEqual(content);
});

test("a number in brackets that ends a step is its days; any other is part of it", () => {
  expect(stepOf("Check (two) files (3)")).toEqual({ title: "Check (two) files", days: 3 });
  expect(stepOf("Check (3) files")).toEqual({ title: "Check (3) files", days: 0 });
  expect(stepOf("(3)")).toEqual({ title: "(3)", days: 0 });
});

test("what is missing or wrong is said at its field", () => {
  expect(problems({ nameDe: " " })).toEqual(["nameEn measures:problems.name"]);
  expect(problems({ what: "Too short" })).toEqual(["what measures:problems.what"]);
  expect(problems({ topics: [] })).toEqual(["topics measures:problems.topics"]);
  expect(problems({ typicalDays: "731" })).toEqual(["typicalDays measures:problems.days"]);
  expect(problems({ typicalDays: "soon" })).toEqual(["typicalDays measures:problems.days"]);
  expect(problems({ source: "" })).toEqual(["source measures:problems.source"]);
  expect(problems({ source: "http://example.org" })).toEqual(["source measures:problems.sourceUrl"]);
  expect(problems({ steps: Array.from({ length: 31 }, (_, n) => `Step ${n}`).join("\n") })).toEqual([
    "steps measures:problems.steps",
  ]);
  expect(problems({ evidence: "x".repeat(201) })).toEqual(["evidence measures:problems.lineLong"]);
});
