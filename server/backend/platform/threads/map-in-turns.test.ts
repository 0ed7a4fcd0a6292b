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

test("an item waits for what comes before it, and one that needs nothing does not", async () => {
  const opened: number[] = [];
  const made = await mapInTurns(
    [1, 2, 3],
    (n) => [n, ...opened],
    (n) => (n === 2 ? Promise.resolve().then(() => void opened.push(n)) : undefined),
  );
  expect(made).toEqual([[1], [2, 2], [3, 2]]);
});
