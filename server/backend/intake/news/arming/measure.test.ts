import { expect, test } from "vitest";
import { stateAfter } from "./measure";

test("a serious type is armed by 56 of 60, stays so to 54, and loses it with 7 wrong", () => {
  expect(stateAfter("strike", 60, 60, "watched")).toBe("armed");
  expect(stateAfter("strike", 56, 60, "watched")).toBe("armed");
  expect(stateAfter("strike", 55, 60, "watched")).toBe("watched");
  expect(stateAfter("strike", 55, 60, "armed")).toBe("armed");
  expect(stateAfter("strike", 53, 60, "armed")).toBe("watched");
  expect(stateAfter("strike", 53, 60, "trial")).toBe("watched");
});

test("a type that is mostly wrong is told to nobody", () => {
  expect(stateAfter("strike", 35, 60, "armed")).toBe("off");
});
