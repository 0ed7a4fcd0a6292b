import { expect, test } from "vitest";
import type { Answers, Choice } from "~/backend/contract/questionnaire-words";
import type { Definition } from "./definition-schema";
import { SELF_ASSESSMENT_V1 } from "./definitions/self-assessment";
import { scoreAnswers, unanswered } from "./score-answers";

const text = { en: "", de: "", ch: "", fr: "" };

/** Questions of one perspective that hope for a yes, one of each weight, answered in this order. */
function scored(weights: number[], values: Choice[]): Record<string, number> {
  const questions = weights.map((weight, n) => ({
    id: `q${n}`,
    kind: "choice" as const,
    text,
    good: "yes" as const,
    weight,
  }));
  const topics: Definition["topics"] = [{ id: "t", title: text, basis: "", perspectives: ["Compliance"], questions }];
  const answers: Answers = Object.fromEntries(values.map((value, n) => [`q${n}`, { value, comment: "why" }]));
  return scoreAnswers({ topics }, answers);
}

test("what does not apply is left out, what is not known or not told counts half", () => {
  expect(scored([3, 2, 1], ["no", "yes", "na"])).toEqual({ Compliance: 60 });
  expect(scored([3, 2, 1], ["no", "yes", "unknown"])).toEqual({ Compliance: 58.3 });
  expect(scored([3, 2, 1], ["no", "yes", "declined"])).toEqual({ Compliance: 58.3 });
});

test("declining is not the way to a better score than the truth without risk", () => {
  const all = (value: Choice) => scored([1, 1], [value, value]).Compliance;
  expect([all("yes"), all("declined"), all("unknown"), all("no")]).toEqual([0, 50, 50, 100]);
});

test("with more than two fifths of the weight left out there is no value", () => {
  expect(scored([2, 2, 1], ["yes", "na", "na"])).toEqual({});
  expect(scored([3, 2], ["no", "na"])).toEqual({ Compliance: 100 });
  expect(scored([1, 1], ["na", "na"])).toEqual({});
});

test("what does not apply, or is declined, is answered once it says why", () => {
  const topics = SELF_ASSESSMENT_V1.value.topics.slice(0, 1);
  const ids = topics.flatMap(({ questions }) => questions).filter(({ kind }) => kind === "choice");
  const left = (value: Choice, comment: string) =>
    unanswered({ topics }, Object.fromEntries(ids.map(({ id }) => [id, { value, comment }])));
  for (const value of ["na", "declined"] as const) {
    expect(left(value, " ")).toEqual(ids.map(({ id }) => id));
    expect(left(value, "We only trade.")).toEqual([]);
  }
  expect(left("unknown", "")).toEqual([]);
});

test("suppliers are told no right to decline that this questionnaire does not give them", () => {
  for (const lead of Object.values(SELF_ASSESSMENT_V1.value.lead)) expect(lead).not.toMatch(/VSME|1[.,\s]?000/);
});
