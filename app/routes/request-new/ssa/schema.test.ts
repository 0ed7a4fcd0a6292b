import { expect, test } from "vitest";
import { changesIn, shownOf, topicForm } from "./schema";

const ASKED = ["policy", "training", "audits"];
const OPENED = shownOf(ASKED, {
  policy: { value: "yes", comment: "Since May\nand before" },
  training: { value: "no", comment: "" },
});
const AS_SHOWN = {
  policy: { value: "yes", comment: "Since May\r\nand before" },
  training: { value: "no" },
  audits: {},
};
const sent = (answers: object, base = JSON.stringify(OPENED)) =>
  changesIn(topicForm(ASKED).parse({ answers: { ...AS_SHOWN, ...answers }, base }));

test("what is sent back as it was shown is no change, so that a colleague's answers beside it stay", () => {
  expect(sent({})).toEqual({});
});

test("only what was changed is sent, a comment that was taken away too", () => {
  expect(sent({ audits: { value: "partly", comment: "Every year" } })).toEqual({
    audits: { value: "partly", comment: "Every year" },
  });
  expect(sent({ policy: { value: "yes" } })).toEqual({ policy: { value: "yes", comment: "" } });
});

test("a form that does not say what it held sends what is filled in, and never an empty answer", () => {
  for (const base of ["{", "[]", ""]) expect(Object.keys(sent({}, base))).toEqual(["policy", "training"]);
});

test("who says that a question does not apply, or is not answered, says why", () => {
  const errors = (answer: object) => topicForm(ASKED).safeParse({ answers: { audits: answer } }).error?.issues;
  for (const value of ["na", "declined"]) {
    expect(errors({ value })).toMatchObject([
      { path: ["answers", "audits", "comment"], message: "request:problems.why" },
    ]);
    expect(errors({ value, comment: "We only trade." })).toBeUndefined();
  }
  expect(errors({ value: "unknown" })).toBeUndefined();
});
