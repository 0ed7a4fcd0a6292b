import { expect, test } from "vitest";
import texts from "~/i18n/locales/en/notifications.json";
import { COUNTED_KINDS, KINDS } from "./kinds";

test("every kind that has words is told in them", () => {
  expect(Object.keys(texts.kinds).sort()).toEqual([...KINDS, "other"].sort());
});

test("every kind that is counted in its own words has them", () => {
  const worded = new Set(Object.keys(texts.counted).map((key) => key.replace(/_\w+$/, "")));
  expect([...worded].sort()).toEqual([...COUNTED_KINDS, "other"].sort());
});
