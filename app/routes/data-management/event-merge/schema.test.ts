import { expect, test } from "vitest";
import { countProblem, idsIn } from "./schema";

const idsOf = (query: string) => idsIn(new URLSearchParams(query));

test("events are named by commas or one by one, each once, and what is no number is none", () => {
  expect(idsOf("ids=1,2")).toEqual([1, 2]);
  expect(idsOf("ids=1&ids=2&ids=1")).toEqual([1, 2]);
  expect(idsOf("ids=1,x,-2,0,1e3,99999999999999999999,%00")).toEqual([1]);
  expect(idsOf("")).toEqual([]);
});

test("two to ten are merged", () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
  expect([0, 1, 2, 10, 11, 100].map((count) => countProblem(many(count)))).toEqual([
    ...["choose", "choose", null, null, "tooMany", "tooMany"],
  ]);
});
