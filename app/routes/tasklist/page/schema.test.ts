import { expect, test } from "vitest";
import { oneOf, tasksForm } from "./schema";

test("a button says which task it changes, in which version", () => {
  expect(oneOf("done@action:42@3")).toEqual({ step: "done", key: "action:42", version: 3 });
  expect(oneOf("takeUp@sanctions-match:7@0")).toEqual({ step: "takeUp", key: "sanctions-match:7", version: 0 });
  expect([oneOf("putOff"), oneOf("give")]).toEqual([null, null]);
});

test("of what is ticked, and of buttons, only what our list has is taken", () => {
  const says = (keys: string[], change: string) => tasksForm.safeParse({ keys, change }).success;
  expect(says(["action:1", "import:2"], "putOff")).toBe(true);
  expect([says(["action:0"], "putOff"), says(["x:1"], "give"), says([], "delete")]).toEqual([false, false, false]);
  const many = Array.from({ length: 101 }, (_, n) => `action:${n + 1}`);
  expect([says(many, "putOff"), says(many.slice(1), "putOff")]).toEqual([false, true]);
});
