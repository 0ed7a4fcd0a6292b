import fc from "fast-check";
import { expect, test } from "vitest";
import type { Span } from "../../platform/db/shapes/reading";
import { extractOf } from "./extract";

const LONG =
  "The company reported its results on Monday and named a new chair. Analysts had expected more of the year that ended in June, it was said. " +
  "On Sunday workers at its plant in Hagen walked out over pay. Talks are to go on next week in Berlin.";

const spanOf = (quote: string): Span => {
  const start = LONG.indexOf(quote);
  return { field: "extract", start, end: start + quote.length, quote };
};

test("a short text is kept whole, and a long one from its beginning, cut between words", () => {
  expect(extractOf("Workers walked out.", null, 150)).toBe("Workers walked out.");
  const extract = extractOf(LONG, null, 60);
  expect(extract).toBe("The company reported its results on Monday and named a new…");
});

test("what the type rests on is in it, from the beginning of its sentence", () => {
  expect(extractOf(LONG, spanOf("walked out"), 80)).toBe(
    "…On Sunday workers at its plant in Hagen walked out over pay. Talks are to go…",
  );
});

test("an operator may keep nothing", () => {
  expect(extractOf(LONG, spanOf("walked out"), 0)).toBe("");
});

test("no text is longer than asked for, whatever the span", () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 600 }),
      fc.nat(700),
      fc.nat(200),
      fc.integer({ min: 0, max: 300 }),
      (text, start, length, most) => {
        const span: Span = { field: "extract", start, end: start + length, quote: "" };
        expect(extractOf(text, span, most).length).toBeLessThanOrEqual(most);
      },
    ),
  );
});
