import { expect, test } from "vitest";
import { seenField, seenOf } from "./seen-row";

const target = { id: 7, name: "Werk Ulm", country: "DE" };

test("a form carries how its row was, and with which target", () => {
  expect(seenField.parse(seenOf({ state: "join", target }))).toEqual({ seen: "join", seenTargetId: 7 });
  expect(seenField.parse(seenOf({ state: "waiting", target: null }))).toEqual({ seen: "waiting", seenTargetId: null });
});

test("what no form of ours carries says nothing", () => {
  for (const text of [
    undefined,
    "",
    "nonsense",
    "join:",
    "join:0",
    "join:1x",
    "join:9999999999999999",
    "waiting:7:8",
    7,
  ]) {
    expect(seenField.parse(text), String(text)).toEqual({});
  }
});
