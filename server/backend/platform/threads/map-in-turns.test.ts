import { expect, test } from "vitest";
import { mapInTurns } from "./map-in-turns";

function busy(milliseconds: number): void {
  for (const began = performance.now(); performance.now() - began < milliseconds; );
}

test("what waits has its turn while many items are mapped, in their order", async () => {
  let turns = 0;
  const wait = (): void => {
    turns++;
    waiting = setImmediate(wait);
  };
  let waiting = setImmediate(wait);
  const made = await mapInTurns([1, 2, 3, 4, 5, 6], (n) => {
    busy(6);
    return n * 2;
  });
  clearImmediate(waiting);
  expect(made).toEqual([2, 4, 6, 8, 10, 12]);
  expect(turns).toBeGreaterThanOrEqual(3);
});
