import { expect, test } from "vitest";
import { baseOf, changesIn, editForm } from "./schema";

const OPENED = {
  title: "Audit",
  description: "By train\nor car",
  dueOn: "2026-12-01",
  assignees: [
    { kind: "team" as const, id: 4, name: "T" },
    { kind: "user" as const, id: 7, name: "U" },
  ],
  ...{ purpose: "remedy" as const, rightConcerned: null, rootCause: "No\ncheck", effectDueOn: null, everyMonths: 12 },
  ...{ success: { measure: "Days", before: 6, after: 15 }, confidential: true, blockedReason: null },
  ...{ cost: { amount: 1200.5, currency: "EUR" }, grievance: { id: 17 } },
  steps: [{ title: "Call", dueOn: "2026-11-30", assigneeId: 7 }],
};
const sent = (fields: object) =>
  changesIn(
    editForm.parse({
      version: "1",
      base: baseOf(OPENED),
      title: "Audit",
      description: "By train\r\nor car",
      dueOn: "2026-12-01",
      userIds: ["7"],
      teamIds: ["4"],
      ...{ purpose: "remedy", rootCause: "No\r\ncheck", everyMonths: "12", confidential: "yes" },
      ...{ costAmount: "1200.50", costCurrency: "eur", grievanceId: "17" },
      ...{ successMeasure: "Days", successBefore: "6", successAfter: "15" },
      steps: [{ title: "Call", dueOn: "2026-11-30", assigneeId: "7" }, { title: " " }],
      ...fields,
    }),
  );

test("what is sent back as it was shown is no change, however a browser breaks its lines", () => {
  expect(sent({})).toEqual({});
});

test("only what was changed is sent, so that nobody undoes what somebody else did beside it", () => {
  expect(sent({ title: "Audit on site" })).toEqual({ title: "Audit on site" });
  expect(sent({ dueOn: undefined })).toEqual({ dueOn: null });
  expect(sent({ userIds: [], description: "" })).toEqual({ description: "", assignees: [{ kind: "team", id: 4 }] });
});

test("without what the form held, everything is sent", () => {
  expect(Object.keys(sent({ base: "{" }))).toEqual([
    ...["title", "description", "dueOn", "assignees", "grievanceId", "purpose", "rightConcerned", "rootCause"],
    ...["success", "effectDueOn", "everyMonths", "cost", "confidential", "steps"],
  ]);
});

test("a step that is added is sent with those that were there, and nothing else is", () => {
  const steps = [{ title: "Write" }, {}, { title: "Call", dueOn: "2026-11-30", assigneeId: "7" }];
  expect(sent({ steps })).toEqual({
    steps: [
      { title: "Write", dueOn: null, assigneeId: null },
      { title: "Call", dueOn: "2026-11-30", assigneeId: 7 },
    ],
  });
  expect(sent({ confidential: undefined, successAfter: "20" })).toEqual({
    confidential: false,
    success: { measure: "Days", before: 6, after: 20 },
  });
});

test("a step with a day needs a title, at its field", () => {
  const { error } = editForm.safeParse({ title: "A", version: "1", base: "{}", steps: [{}, { dueOn: "2026-12-01" }] });
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["steps.1.title", "actions:problems.stepTitle"],
  ]);
});

test("an action needs a title", () => {
  const { error } = editForm.safeParse({ title: " ", version: "1", base: "{}" });
  expect(error?.issues.map(({ message }) => message)).toEqual(["actions:problems.title"]);
});

test("a cost has an amount and a currency, and is removed by emptying both", () => {
  expect(sent({ costAmount: "7" })).toEqual({ cost: { amount: 7, currency: "EUR" } });
  expect(sent({ costAmount: undefined, costCurrency: undefined })).toEqual({ cost: null });
  expect(sent({ grievanceId: undefined })).toEqual({ grievanceId: null });
  const form = { title: "A", version: "1", base: "{}" };
  const problemsOf = (fields: object) =>
    editForm.safeParse({ ...form, ...fields }).error?.issues.map(({ path, message }) => `${path}: ${message}`);
  expect(problemsOf({ costAmount: "7" })).toEqual(["costCurrency: actions:problems.currency"]);
  for (const costAmount of ["1.500", "1,5", "1e3", "0x10", "-1"]) {
    expect(problemsOf({ costAmount, costCurrency: "EUR" })).toEqual(["costAmount: actions:problems.cost"]);
  }
  expect(problemsOf({ costCurrency: "EUR" })).toEqual(["costAmount: actions:problems.cost"]);
  expect(problemsOf({ costAmount: "7,5", costCurrency: "EUR" })).toEqual(["costAmount: actions:problems.cost"]);
  expect(problemsOf({ costAmount: "1.005", costCurrency: "EURO" })).toEqual([
    ...["costAmount: actions:problems.cost", "costCurrency: actions:problems.currency"],
  ]);
});
