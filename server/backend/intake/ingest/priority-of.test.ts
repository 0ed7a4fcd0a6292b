import fc from "fast-check";
import { expect, test } from "vitest";
import type { SeverityInputs } from "../../platform/db/shapes/raw-event";
import { readSeverity } from "../news/severity/read-severity";
import { priorityOf, priorityReasons } from "./priority-of";
import { EVENT_PRIORITY, EVENT_PRIORITY_2, eventPrioritySchema } from "./rules/event-priority";

const rule = eventPrioritySchema.parse(EVENT_PRIORITY.value);
const second = eventPrioritySchema.parse(EVENT_PRIORITY_2.value);
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

test.each<[what: string, told: Parameters<typeof priorityOf>[1], expected: number]>([
  ["one dead", { eventTypeId: "fire", severity: { dead: 1 } }, 3],
  ["ten dead", { eventTypeId: "fire", severity: { dead: 10 } }, 4],
  ["nobody dead says nothing: the type's own", { eventTypeId: "insolvency", severity: { dead: 0 } }, 4],
  ["ten injured", { eventTypeId: "storm", severity: { injured: 10 } }, 3],
  ["a day's stop", { eventTypeId: "production-stop", severity: { stopDays: 1 } }, 2],
  ["two weeks' stop", { eventTypeId: "production-stop", severity: { stopDays: 14 } }, 3],
  ["an insolvency opened", { eventTypeId: "insolvency", severity: {}, status: "ongoing" }, 4],
  ["an insolvency threatened", { eventTypeId: "insolvency", severity: {}, status: "threatened" }, 3],
  ["an insolvency planned", { eventTypeId: "insolvency", severity: {}, status: "planned" }, 3],
  ["a toll that is denied", { eventTypeId: "fire", severity: { dead: 10 }, status: "denied" }, 3],
  ["an averted one", { eventTypeId: "insolvency", severity: {}, status: "averted" }, 1],
  ["an unconfirmed one", { eventTypeId: "fire", severity: { dead: 1 }, isUnconfirmed: true }, 2],
  [
    "planned and unconfirmed",
    { eventTypeId: "fire", severity: { dead: 1 }, status: "planned", isUnconfirmed: true },
    1,
  ],
  ["never below Low", { eventTypeId: "news", severity: {}, status: "planned", isUnconfirmed: true }, 1],
])("version 2: %s", (_, told, expected) => {
  expect(priorityOf(second, told)).toBe(expected);
});

test("the worked example is High because of 14 days' stop", () => {
  const title = "Nach Großbrand: Muster Guss GmbH in Hagen stellt Produktion zwei Wochen ein – drei Verletzte";
  const found = readSeverity({ title, extract: "", body: "" }, "de");
  const told = {
    eventTypeId: "fire",
    severity: Object.assign({}, ...found.map(({ value }) => value)),
    status: "ongoing" as const,
  };
  expect(priorityOf(second, told)).toBe(3);
  expect(priorityReasons(second, told)).toEqual([{ measure: "stopDays", value: 14, priority: "High" }]);
});

test("what lowers an event comes last and says what it leaves", () => {
  const told = {
    eventTypeId: "fire",
    severity: { dead: 12, stopDays: 2 },
    status: "denied" as const,
    isUnconfirmed: true,
  };
  expect(priorityReasons(second, told)).toEqual([
    { measure: "stopDays", value: 2, priority: "Mid" },
    { measure: "dead", value: 12, priority: "Critical" },
    { measure: "status", value: "denied", priority: "High" },
    { measure: "unconfirmed", value: true, priority: "Mid" },
  ]);
  expect(priorityReasons(second, { eventTypeId: "insolvency", severity: {} })).toEqual([
    { measure: "type", value: "insolvency", priority: "Critical" },
  ]);
});

test("version 2 answers as version 1 for what sources measure, and version 1 knows nothing of texts", () => {
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const severity = fc.record({
    alertLevel: maybe(fc.constantFrom("green", "yellow", "orange", "red")),
    magnitude: maybe(fc.double({ min: 0, max: 9, noNaN: true })),
    windKmh: maybe(fc.nat(300)),
    employeesAffected: maybe(fc.nat(2_000)),
    level: maybe(fc.constantFrom("High risk", "minor", "?")),
  });
  const types = fc.constantFrom("earthquake", "storm", "mass-layoff", "plant-closure", "insolvency", "news");
  fc.assert(
    fc.property(types, severity, fc.nat(20), (eventTypeId, measures, dead) => {
      const told = { eventTypeId, severity: JSON.parse(JSON.stringify(measures)) as SeverityInputs };
      expect(priorityOf(second, told)).toBe(priorityOf(rule, told));
      const text = {
        eventTypeId,
        severity: { ...told.severity, dead },
        status: "denied",
        isUnconfirmed: true,
      } as const;
      expect(priorityOf(rule, text)).toBe(priorityOf(rule, told));
    }),
  );
});
