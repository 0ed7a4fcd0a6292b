import { expect, test } from "vitest";
import { RING_STEPS, ringSteps } from "./ring";

test("a ring has ten steps, each risk at least one, and none is more than one step from its share", () => {
  let seed = 11;
  const random = (most: number): number => {
    seed = (seed * 48271) % 2147483647;
    return 1 + (seed % most);
  };
  for (let round = 0; round < 5000; round++) {
    const counts = Array.from({ length: random(6) }, () => random(round % 2 === 0 ? 9 : 40_000));
    const steps = ringSteps(counts);
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(RING_STEPS);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(1);
    // Those that are too small for a step take theirs from the others.
    const lent = counts.filter((count) => (count / total) * RING_STEPS < 1).length;
    steps.forEach((step, at) => {
      const exact = ((counts[at] ?? 0) / total) * RING_STEPS;
      if (exact >= 1) expect(Math.abs(step - exact)).toBeLessThanOrEqual(1 + lent);
    });
  }
});

test("one critical site of a thousand is seen, and halves are halves", () => {
  expect(ringSteps([1, 999])).toEqual([1, 9]);
  expect(ringSteps([5, 5])).toEqual([5, 5]);
  expect(ringSteps([1, 1, 1, 1, 1, 50_000])).toEqual([1, 1, 1, 1, 1, 5]);
  expect(ringSteps([7])).toEqual([10]);
});
