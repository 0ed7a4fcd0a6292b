import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "./edit-distance";

/** The table in full. */
function distance(a: string, b: string): number {
  const at = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const same = a[i - 1] === b[j - 1] ? 0 : 1;
    const plain = Math.min(table[i - 1]?.[j] ?? 0, table[i]?.[j - 1] ?? 0) + 1;
    const least = Math.min(plain, (table[i - 1]?.[j - 1] ?? 0) + same);
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    return isSwap ? Math.min(least, (table[i - 2]?.[j - 2] ?? 0) + 1) : least;
  };
  const table: number[][] = [];
  for (let i = 0; i <= a.length; i++) {
    table.push([]);
    for (let j = 0; j <= b.length; j++) table[i]?.push(at(i, j));
  }
  return table[a.length]?.[b.length] ?? 0;
}

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 9 });

test("it is the distance up to the limit, and one more beyond", () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
      expect(editDistance(a, b, limit)).toBe(Math.min(distance(a, b), limit + 1));
    }),
    { numRuns: 5000 },
  );
});
