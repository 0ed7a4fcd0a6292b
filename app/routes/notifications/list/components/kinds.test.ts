import { expect, test } from "vitest";
import texts from "~/i18n/locales/en/notifications.json";
import { KINDS } from "./kinds";

test("every kind that has words is told in them", () => {
  expect(Object.keys(texts.kinds).sort()).toEqual([...KINDS, "other"].sort());
});
