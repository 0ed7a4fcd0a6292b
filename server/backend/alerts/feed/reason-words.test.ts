import { expect, test } from "vitest";
import { reasonIn } from "./reason-words";

test("a reason is said in the asker's language, with its numbers, countries and levels", () => {
  const near = { key: "distance-magnitude", params: { km: 38, place: "Werk Izmir", magnitude: 6.1 } };
  expect(reasonIn("en", near).text).toBe("38 km from Werk Izmir, magnitude 6.1");
  expect(reasonIn("de", near).text).toBe("38 km von Werk Izmir entfernt, Magnitude 6,1");
  expect(reasonIn("ch", near).text).toBe("距 Werk Izmir 38 公里，震级 6.1");
  const lowered = { key: "priority-lowered", params: { event: "Critical", impact: "regional", ruleVersion: "1" } };
  expect(reasonIn("de", lowered).text).toContain("Kritisch");
  expect(reasonIn("de", lowered).text).toContain("In der Region");
  const country = { key: "country", params: { country: "DE" } };
  expect(reasonIn("fr", country).text).toContain("Allemagne");
  expect(reasonIn("en", { key: "industry", params: { industry: "forestry" } }).text).toContain("Forestry and logging");
});

test("a reason without a text is its key, and a value cannot bring in another", () => {
  expect(reasonIn("en", { key: "no-such", params: {} }).text).toBe("no-such");
  const tricky = { key: "distance", params: { km: 1, place: "{{km}}" } };
  expect(reasonIn("en", tricky).text).toBe("1 km from {{km}}");
});
