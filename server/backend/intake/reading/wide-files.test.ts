import fc from "fast-check";
import { expect, test } from "vitest";
import { readAll } from "../../../../tests/support/spreadsheets/read-all";
import { sniffDelimiter } from "./text-files/delimiter";

/** Titles that may be asked about while the delimiter is looked for, and then the header, whatever the file. */
const MOST_ASKED = 3_000 + 6_000;

const counting = () => {
  const asked = { count: 0 };
  return { asked, recognises: () => ++asked.count < 0 };
};
const row = (columns: number, name: string) => Array.from({ length: columns }, (_, n) => `${name}${n}`).join(";");

test("however wide, long or odd a text is, a bounded number of titles is asked about", () => {
  const cell = fc.string({ unit: fc.constantFrom(...'ab,;\t|"\n'), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 200 }), fc.integer({ min: 1, max: 300 }), (cells, times) => {
      const { asked, recognises } = counting();
      const text = Array.from({ length: times }, (_, n) => cells.map((one) => `${one}${n}`).join(";")).join("");
      sniffDelimiter(text, true, recognises);
      expect(asked.count).toBeLessThanOrEqual(MOST_ASKED);
    }),
    { numRuns: 40 },
  );
});

test.each([
  [499, 1000],
  [5_000, 0],
  [60_000, 0],
])("a file of %i columns in thirty rows asks about no more", async (columns, least) => {
  const { asked, recognises } = counting();
  const text = Array.from({ length: 30 }, (_, n) => row(columns, `cell ${n} `)).join("\n");
  await readAll(text, { recognises }).catch(() => undefined);
  expect(asked.count).toBeGreaterThanOrEqual(least);
  expect(asked.count).toBeLessThanOrEqual(MOST_ASKED);
});

test.each([20_000, 60_000])("a file of %i columns is refused for its columns", async (columns) => {
  const { recognises } = counting();
  await expect(readAll(`${row(columns, "title")}\n${row(columns, "x")}\n`, { recognises })).rejects.toMatchObject({
    code: "tooManyColumns",
    row: 1,
    column: 501,
  });
});

test("a file of more cells than any list is refused at the row where it has them", async () => {
  const text = ["Name;Country", ...Array.from({ length: 20 }, (_, n) => `Werk ${n};DE`)].join("\n");
  await expect(readAll(text, { limits: { cells: 20 } })).rejects.toMatchObject({
    code: "tooManyCells",
    row: 12,
    params: { limit: 20 },
  });
});
