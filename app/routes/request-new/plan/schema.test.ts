import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { moreRows, rowsFor, sameRows } from "./rows";
import { linkForm, measuresIn, proposalForm, rowOf } from "./schema";

const posted = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "propose", version: "1", ...fields })) form.append(name, value);
  return parseWithZod(form, { schema: linkForm });
};
const whole = {
  cause: "Late",
  name: "Ada",
  "measures[0].title": "Pay",
  "measures[0].who": "Jo",
  "measures[0].dueOn": "2030-01-01",
};

test("rows that were left empty are no measures, and what the backend says of one is said at its row", () => {
  const sent = posted({
    ...whole,
    "measures[1].title": "",
    "measures[2].title": "Check",
    "measures[2].who": "Jo",
    "measures[2].dueOn": "2030-02-01",
  });
  if (sent.status !== "success") throw new Error("refused");
  const form = proposalForm.parse(sent.value);
  expect(measuresIn(form)).toEqual([
    { title: "Pay", who: "Jo", dueOn: "2030-01-01" },
    { title: "Check", who: "Jo", dueOn: "2030-02-01" },
  ]);
  expect([rowOf(form, 0), rowOf(form, 1)]).toEqual([0, 2]);
});

test("each part that a measure lacks is said at its field", () => {
  const errors = (fields: Record<string, string>) => posted(fields).reply().error;
  expect(errors({ ...whole, "measures[1].who": "Jo" })).toEqual({
    "measures[1].title": ["request:plan.problems.measure"],
    "measures[1].dueOn": ["request:plan.problems.day"],
  });
  expect(errors({ ...whole, "measures[0].who": "" })).toEqual({ "measures[0].who": ["request:plan.problems.who"] });
  expect(errors({ cause: "Late", name: "Ada" })).toEqual({ "measures[0].title": ["request:plan.problems.measure"] });
  expect(errors({ ...whole, cause: " ", name: "" })).toMatchObject({
    cause: ["request:plan.problems.cause"],
    name: ["request:problems.name"],
  });
  expect(errors({ ...whole, cause: "a".repeat(2001) })).toEqual({ cause: ["request:plan.problems.causeTooLong"] });
});

test("a few rows are there, more come when asked for, and never more than a plan may have", () => {
  expect([0, 3, 4, 30].map(rowsFor)).toEqual([3, 3, 4, 30]);
  expect(moreRows({ rows: 3, measures: [] })).toBe(6);
  expect([29, 30, 9999, -5].map((rows) => moreRows({ rows, measures: [] }))).toEqual([30, 30, 30, 6]);
  expect([{ rows: "6" }, { rows: "x" }, { rows: "9e9" }, {}].map(sameRows)).toEqual([6, 3, 30, 3]);
});

test("who asks for more rows has not filled in the form yet, and keeps what was typed", () => {
  const more = { intent: "more", version: "1", rows: "3", "measures[1].title": " Pay ", "measures[2].dueOn": "soon" };
  const form = new FormData();
  for (const [name, value] of Object.entries(more)) form.append(name, value);
  const sent = parseWithZod(form, { schema: linkForm });
  if (sent.status !== "success") throw new Error("refused");
  const none = { title: "", dueOn: "", who: "" };
  expect(sent.value).toEqual({
    ...{ intent: "more", version: 1, rows: 3, cause: "", name: "" },
    measures: [none, { ...none, title: " Pay " }, { ...none, dueOn: "soon" }],
  });
});
