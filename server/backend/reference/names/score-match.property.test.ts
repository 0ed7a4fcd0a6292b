import fc from "fast-check";
import { expect, test } from "vitest";
import { leastTime } from "../../../../tests/support/least-time";
import { scoreMatch } from "./score-match";
import type { NamedEntity } from "./types";

const words = [
  "nordwerk",
  "Zaliv",
  "trading",
  "holding",
  "Ltd",
  "GmbH",
  "OOO",
  "al",
  "bin",
  "Muhammad",
  "M.",
  "Иван",
  "株式会社",
  "IRISL",
  "(Iran)",
  "S.A.",
  "7",
  "ii",
  "&",
  "constructor",
  "__proto__",
];
const wordy = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 7 }).map((parts) => parts.join(" "));
const name = fc.oneof(
  wordy,
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
);
const entity: fc.Arbitrary<NamedEntity> = fc.record(
  {
    name,
    kind: fc.constantFrom("organization", "person", "other", "unknown"),
    aliases: fc.array(name, { maxLength: 3 }),
    countries: fc.array(fc.constantFrom("DE", "cn", "HK", "RU", ""), { maxLength: 2 }),
    identifiers: fc.array(
      fc.record({ scheme: fc.constantFrom("", "LEI", "IMO"), value: fc.constantFrom("12345", "9116412", "x") }),
      { maxLength: 2 },
    ),
    dates: fc.array(fc.constantFrom("1971", "1971-05-30", "1990", "no date"), { maxLength: 2 }),
  },
  { requiredKeys: ["name"] },
);

test("any two records score between 0 and 1, the same both ways, and the reasons sum up to the score", () => {
  fc.assert(
    fc.property(entity, entity, (a, b) => {
      const { score, reasons } = scoreMatch(a, b);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      expect(scoreMatch(b, a).score).toBeCloseTo(score, 9);
      expect(reasons.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(score, 9);
    }),
    { numRuns: 1000 },
  );
});

test("the order of aliases, countries, identifiers and dates changes nothing", () => {
  fc.assert(
    fc.property(entity, entity, (a, b) => {
      const reversed = {
        ...b,
        aliases: [...(b.aliases ?? [])].reverse(),
        countries: [...(b.countries ?? [])].reverse(),
        dates: [...(b.dates ?? [])].reverse(),
      };
      expect(scoreMatch(a, reversed)).toEqual(scoreMatch(a, { ...b, aliases: b.aliases ?? [] }));
    }),
  );
});

test("every name that is not blank is itself", () => {
  const text = fc.oneof(
    wordy,
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.string({ unit: "binary", maxLength: 30 }),
  );
  fc.assert(
    fc.property(text, fc.constantFrom("organization" as const, "person" as const), (written, kind) => {
      fc.pre(written.trim() !== "");
      expect(scoreMatch({ name: written, kind }, { name: written, kind }).score).toBeCloseTo(1, 9);
    }),
    { numRuns: 1000 },
  );
});

test("a country, a date or an identifier that agrees never lowers", () => {
  fc.assert(
    fc.property(entity, entity, (a, b) => {
      const alone = scoreMatch(a, b).score;
      const withBoth = (more: Partial<NamedEntity>): number => {
        const join = (of: NamedEntity): NamedEntity => ({
          ...of,
          countries: [...(of.countries ?? []), ...(more.countries ?? [])],
          dates: [...(of.dates ?? []), ...(more.dates ?? [])],
          identifiers: [...(of.identifiers ?? []), ...(more.identifiers ?? [])],
        });
        return scoreMatch(join(a), join(b)).score;
      };
      expect(withBoth({ countries: ["FR"] })).toBeGreaterThanOrEqual(alone - 1e-9);
      expect(withBoth({ dates: ["1955-01-01"] })).toBeGreaterThanOrEqual(alone - 1e-9);
      expect(withBoth({ identifiers: [{ scheme: "LEI", value: "529900T8BM49" }] })).toBeGreaterThanOrEqual(
        alone - 1e-9,
      );
    }),
  );
});

test("hostile names are answered in bounded time", async () => {
  const hostile = [
    "a ".repeat(5_000),
    "x".repeat(10_000),
    "😀".repeat(5_000),
    "شركة ".repeat(2_000),
    "((((".repeat(2_500),
    "a.".repeat(5_000),
    "\u202e\u0000\ud800",
    "I ".repeat(5_000),
    "中".repeat(10_000),
  ];
  const scoreAll = () => {
    for (const one of hostile) {
      for (const other of hostile)
        for (const kind of ["organization", "person"] as const) scoreMatch({ name: one, kind }, { name: other, kind });
    }
  };
  const each = (await leastTime(scoreAll)) / (hostile.length ** 2 * 2);
  expect(each).toBeLessThan(50);
});
