import fc from "fast-check";
import { expect, test } from "vitest";
import { marked, type Quote } from "./marks";

test("quotes are marked where they stand, and the first of two that overlap wins", () => {
  const quotes: Quote[] = [
    { kind: "type", words: "walk out" },
    { kind: "company", words: "Halden Alloy" },
    { kind: "status", words: "walk" },
    { kind: "place", words: "nowhere" },
  ];
  expect(marked("Halden Alloy crews walk out", quotes)).toEqual([
    { text: "Halden Alloy", kind: "company" },
    { text: " crews ", kind: null },
    { text: "walk out", kind: "type" },
  ]);
});

test("together the parts are the text, whatever is quoted", () => {
  const quote = fc.record({
    kind: fc.constantFrom("type" as const, "place" as const),
    words: fc.string({ maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.string(), fc.array(quote, { maxLength: 6 }), (text, quotes) => {
      expect(
        marked(text, quotes)
          .map((part) => part.text)
          .join(""),
      ).toBe(text);
    }),
  );
});
