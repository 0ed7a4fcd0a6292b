import { expect, test } from "vitest";
import { arm, stateOf } from "./arming";
import { wilsonBound } from "./wilson";

test.each([
  [60, 0.957],
  [56, 0.86],
  [55, 0.839],
  [53, 0.798],
])("%i of 60 right is at least %f, 95 %% sure", (right, bound) => {
  expect(wilsonBound(right, 60)).toBeCloseTo(bound, 3);
});

test("nothing judged promises nothing", () => {
  expect(wilsonBound(0, 0)).toBe(0);
});

test("a serious type is armed by 56 of 60 right and watched by 55; a lesser one is armed by 55", () => {
  expect(stateOf("strike", 56, 60)).toBe("armed");
  expect(stateOf("strike", 55, 60)).toBe("watched");
  expect(stateOf("management-change", 55, 60)).toBe("armed");
});

test("a handful puts a type on trial where nearly all are right, and fewer leave it to a person", () => {
  expect(stateOf("strike", 5, 5)).toBe("trial");
  expect(stateOf("strike", 4, 5)).toBe("watched");
  expect(stateOf("strike", 4, 4)).toBe("watched");
});

test("a type that is wrong more often than not is told to nobody", () => {
  expect(stateOf("strike", 5, 10)).toBe("off");
  expect(stateOf("strike", 30, 60)).toBe("off");
});

test("the lowest threshold that lets a type publish is taken", () => {
  const judged = [
    ...Array.from({ length: 20 }, () => ({ p: 0.4, right: true })),
    ...Array.from({ length: 5 }, () => ({ p: 0.05, right: false })),
  ];
  expect(arm("strike", judged)).toEqual({ state: "trial", threshold: 0.08, judged: 20, right: 20 });
  expect(arm("strike", [])).toEqual({ state: "watched", threshold: 0.04, judged: 0, right: 0 });
});
