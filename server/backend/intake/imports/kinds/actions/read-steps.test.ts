import { expect, test } from "vitest";
import { readSteps, reportLateSteps } from "./read-steps";

function read(value: string) {
  const problems: unknown[] = [];
  const steps = readSteps(value, (code, params) => void problems.push([code, params]));
  return { steps, problems };
}

test("steps stand behind semicolons, each with its day behind a bar where it has one", () => {
  expect(read("Ask for the list | 2027-01-31; Visit;; Check | 28.2.2027 ;Report |")).toEqual({
    steps: [
      { title: "Ask for the list", dueOn: "2027-01-31" },
      { title: "Visit", dueOn: null },
      { title: "Check", dueOn: "2027-02-28" },
      { title: "Report", dueOn: null },
    ],
    problems: [],
  });
});

test.each([
  ["Visit | soon", "dayRefused", { value: "soon" }],
  ["| 2027-01-31", "stepTitleMissing", { value: "| 2027-01-31" }],
  ["x".repeat(201), "stepTooLong", { value: "x".repeat(60), longest: 200 }],
  ["a;".repeat(31), "stepsTooMany", { count: 31, most: 30 }],
])("what is no step is reported: %s", (value, code, params) => {
  expect(read(value).problems).toEqual([[code, params]]);
});

test("thirty are as many as may be", () => {
  expect(read("a;".repeat(30))).toMatchObject({ steps: { length: 30 }, problems: [] });
});

test("a step is not due after its action, and may be on its day", () => {
  const late = (dueOn: string | null) => {
    const problems: unknown[] = [];
    const steps = [
      { title: "Ask", dueOn: null },
      { title: "Visit", dueOn: "2027-02-01" },
    ];
    reportLateSteps(steps, dueOn, (code, params) => void problems.push([code, params]));
    return problems;
  };
  expect(late("2027-01-31")).toEqual([["stepLate", { value: "Visit" }]]);
  expect([late("2027-02-01"), late(null)]).toEqual([[], []]);
});
