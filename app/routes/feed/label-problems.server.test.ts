import { expect, test } from "vitest";
import type { BackendRefusedError } from "~/backend/errors";
import { labelProblems } from "./label-problems.server";

const refused = (details: unknown) => ({ details }) as BackendRefusedError;

test("a label that cannot be read is refused with its ratio, at the field of its text", () => {
  expect(labelProblems("en").low_contrast(refused({ ratio: 4.48, least: 4.5 }))).toEqual({
    problem: { key: "labels:problems.contrast", params: { ratio: "4.4" } },
    errors: { textColor: ["labels:problems.otherColour"] },
  });
  expect(labelProblems("de").low_contrast(refused({ ratio: 4.48 })).problem?.params).toEqual({ ratio: "4,4" });
});

test("whoever was slower is told what the label is called now", () => {
  expect(labelProblems("en").stale_version(refused({ current: { name: "Legal" } }))).toEqual({
    problem: { key: "labels:problems.changed", params: { name: "Legal" } },
  });
});
