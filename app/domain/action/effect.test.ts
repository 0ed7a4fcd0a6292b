import fc from "fast-check";
import { expect, test } from "vitest";
import { compared } from "./effect";

test("six in twelve months before and two in eight after are half as often", () => {
  expect(compared({ events: 6, months: 12 }, { events: 2, months: 8 })).toEqual({
    before: 0.5,
    after: 0.25,
    frequency: "half",
    change: -0.5,
  });
});

test.each([
  [0, 0, "none"],
  [0, 2, "new"],
  [3, 0, "never"],
  [6, 6, "same"],
  [12, 3, "fewer"],
  [3, 12, "more"],
] as const)("%i in a year before and %i in a year after: %s", (before, after, frequency) => {
  expect(compared({ events: before, months: 12 }, { events: after, months: 12 }).frequency).toBe(frequency);
});

test("more events after than before are never called fewer", () => {
  const counted = fc.record({ events: fc.nat(500), months: fc.integer({ min: 6, max: 12 }) });
  fc.assert(
    fc.property(counted, counted, (before, after) => {
      const { before: was, after: is, frequency } = compared(before, after);
      if (is > was) return !["fewer", "half", "never", "none"].includes(frequency);
      return is === was || !["more", "new"].includes(frequency);
    }),
  );
});
