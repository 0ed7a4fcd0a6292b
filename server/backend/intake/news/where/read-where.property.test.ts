import fc from "fast-check";
import { expect, test } from "vitest";
import { leastTime } from "../../../../../tests/support/least-time";
import type { Field } from "../types";
import { readWhere } from "./read-where";

const piece = fc.constantFrom(
  ...[
    "Hagen",
    "Georgia",
    "Paris",
    "Texas",
    "in",
    "near",
    "Springfield",
    "PARIS (AFP) —",
    "广东省",
    "东莞市",
    "附近",
    "Germany",
    "deutsche",
  ],
  ...[
    "Frankfurt (Oder)",
    "TX",
    "U.S.",
    "20 km from",
    "Essen",
    "İzmir",
    "\u200b",
    "\ud83d",
    "（北京）",
    "Düsseldorfer Flughafen",
    "Port of",
  ],
);
const glue = fc.constantFrom(" ", "", ", ", ". ", " - ", "\n", "/", "(", ") ");
const text = fc
  .array(fc.tuple(piece, glue), { maxLength: 30 })
  .map((pairs) => pairs.map(([one, between]) => one + between).join(""));

test("whatever is written, each of at most three places quotes what stands in the text", () => {
  fc.assert(
    fc.property(
      fc.record({ title: text, extract: text, body: fc.oneof(text, fc.string({ unit: "binary" })) }),
      fc.constantFrom("en", "de", "fr", "zh", "ja", "x"),
      fc.constantFrom(null, "US", "DE", "ZZ"),
      fc.constantFrom<Field>("title", "extract", "body"),
      fc.nat(200),
      (given, language, homeCountry, field, start) => {
        const evidence = { field, start, end: start + 3, quote: "" };
        const found = readWhere(given, language, { evidence, homeCountry });
        expect(found.length).toBeLessThanOrEqual(3);
        for (const { span, rule } of found) {
          expect(rule).toMatch(/^reading-places@1#[a-z-]+$/);
          expect(span && given[span.field].slice(span.start, span.end)).toBe(span?.quote);
          expect(span?.quote).not.toBe("");
        }
      },
    ),
    { numRuns: 150 },
  );
});

test.each(["Georgia ", "Springfield, ", "San ", "广东省", "Paris (AFP) - ", "Hagen in ", "a", "A.", "km from Paris "])(
  "a megabyte of %j costs no more than what is read of it",
  async (one) => {
    const long = one.repeat(Math.ceil(1_000_000 / one.length));
    const read = (title: string, rest: string) =>
      readWhere({ title, extract: rest, body: rest }, "en", { evidence: null, homeCountry: null });
    // The first look reads the names of the world.
    read("Hagen", "");
    const cut = one.repeat(Math.ceil(20_000 / one.length));
    const took = (some: string) => leastTime(() => read(some, some));
    const least = await took(cut);
    expect(await took(long)).toBeLessThan(20 * least + 50);
    expect(read(long, long)).toEqual(read(cut, cut));
  },
);
