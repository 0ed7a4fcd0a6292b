import fc from "fast-check";
import { expect, test } from "vitest";
import type { SeverityInputs } from "../../platform/db/shapes/raw-event";
import { priorityOf } from "./priority-of";
import { EVENT_PRIORITY, eventPrioritySchema } from "./rules/event-priority";

const rule = eventPrioritySchema.parse(EVENT_PRIORITY.value);
const of = (eventTypeId: string, severity: SeverityInputs) => priorityOf(rule, { eventTypeId, severity });

test.each<[what: string, type: string, severity: SeverityInputs, expected: number]>([
  ["a weak earthquake", "earthquake", { magnitude: 4.9 }, 1],
  ["a strong one", "earthquake", { magnitude: 6 }, 3],
  ["a strong one far below", "earthquake", { magnitude: 6, depthKm: 400 }, 2],
  ["a weak one that its agency calls red", "earthquake", { magnitude: 4.9, alertLevel: "red" }, 4],
  ["one with a tsunami", "earthquake", { magnitude: 5, tsunami: true }, 3],
  ["a hurricane", "storm", { windKmh: 185 }, 4],
  ["a drought of which only the level is known", "drought", { alertLevel: "orange" }, 3],
  ["a layoff of some", "mass-layoff", { employeesAffected: 49 }, 1],
  ["a layoff of many", "mass-layoff", { employeesAffected: 250 }, 3],
  ["a layoff of many for a while", "mass-layoff", { employeesAffected: 250, temporary: true }, 2],
  ["a closure", "plant-closure", { employeesAffected: 250 }, 4],
  ["a closure of unknown size: its type's own", "plant-closure", {}, 3],
  ["a passage by the source's word", "shipping-disruption", { level: "Medium risk" }, 2],
  ["a word inside another says nothing", "shipping-disruption", { level: "slowly" }, 3],
])("%s", (_, type, severity, expected) => {
  expect(of(type, severity)).toBe(expected);
});

test("more is never less grave, and every event has a priority", () => {
  const value = fc.double({ min: 0, max: 9, noNaN: true });
  fc.assert(
    fc.property(value, value, fc.option(fc.integer({ min: 0, max: 700 }), { nil: undefined }), (a, b, depthKm) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)].map((magnitude) =>
        of("earthquake", { magnitude, ...(depthKm !== undefined && { depthKm }) }),
      );
      expect(low).toBeLessThanOrEqual(high ?? 0);
      expect(low).toBeGreaterThanOrEqual(1);
    }),
  );
});
