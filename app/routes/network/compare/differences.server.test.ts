import { expect, test } from "vitest";
import type { Speech } from "~/i18n/speech.server";
import { differenceOf } from "./differences.server";

const speech = {
  number: String,
  say: (key: string, params?: { names: string; number: string }) =>
    params ? `${key} ${params.names} ${params.number}` : key,
  list: (parts: unknown[]) => parts.filter(Boolean).join(", "),
} as unknown as Speech;
const cells = (...values: (number | string | null)[]) => values.map((value, n) => ({ name: "ABCD"[n] ?? "", value }));

test("one target differs from nobody", () => {
  expect(differenceOf("points", cells(3), speech)).toBeNull();
});

test("scores are so many points apart, and the riskiest is named, or all that are", () => {
  expect(differenceOf("points", cells(44, 68, 50), speech)).toBe("compare:apart B 24");
  expect(differenceOf("count", cells(2, 0, 2), speech)).toBe("compare:most A, C 2");
});

test("equal is the same, and what is known of one alone is different", () => {
  expect(differenceOf("points", cells(44, 44), speech)).toBe("compare:same");
  expect(differenceOf("words", cells("ISO 9001", ""), speech)).toBe("compare:different");
  expect(differenceOf("points", cells(44, null), speech)).toBe("compare:different");
  expect(differenceOf("points", cells(44, 44, null), speech)).toBe("compare:different");
  expect(differenceOf("points", cells(null, null), speech)).toBe("compare:nothingKnown");
});
