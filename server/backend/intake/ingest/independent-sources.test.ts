import fc from "fast-check";
import { expect, test } from "vitest";
import { independentSources, isUnconfirmed, type Told } from "./independent-sources";

const told = (sourceName: string, more: Partial<Told> = {}): Told => ({ sourceName, ...more });

test.each<[string, Told[], number]>([
  ["two newspapers", [told("one"), told("two")], 2],
  ["one source that goes on telling", [told("one"), told("one")], 1],
  ["two papers of one group", [told("one", { publisher: "Group" }), told("two", { publisher: "Group" })], 1],
  ["two papers of two groups", [told("one", { publisher: "Group" }), told("two", { publisher: "Other" })], 2],
  [
    "an agency's text and a copy",
    [told("one", { simhash: "00000000000000ff" }), told("two", { simhash: "00000000000000f8" })],
    1,
  ],
  ["two texts", [told("one", { simhash: "00000000000000ff" }), told("two", { simhash: "00000000000000f0" })], 2],
  ["a copy of a copy, and another", [told("a", { publisher: "G" }), told("b", { publisher: "G" }), told("c")], 2],
  [
    "a source that tells twice, and one that copies what it told last",
    [
      told("one", { simhash: "00000000000000ff" }),
      told("one", { simhash: "0000000000ffff00" }),
      told("two", { simhash: "0000000000ffff01" }),
    ],
    1,
  ],
])("%s are %j, in whatever order", (_, reports, expected) => {
  expect(independentSources(reports)).toBe(expected);
  expect(independentSources(reports.toReversed())).toBe(expected);
});

test("what only one doubtful source tells is unconfirmed, until another one tells it on its own", () => {
  const doubtful = told("one", { isDoubtful: true });
  expect(isUnconfirmed([doubtful])).toBe(true);
  expect(isUnconfirmed([doubtful, { ...doubtful, sourceName: "one" }])).toBe(true);
  expect(isUnconfirmed([doubtful, told("two", { isDoubtful: true })])).toBe(false);
  expect(isUnconfirmed([told("one")])).toBe(false);
});

const at = (hour: number) => new Date(Date.UTC(2026, 10, 27, hour)).toISOString();
const subject = (name: string) => ({ name, role: "subject" as const, otherNames: [], identifiers: [], address: null });
const town = (city: string, country: string, [lat, lon]: [number, number]) => [
  { kind: "point" as const, lat, lon, precision: "town" as const },
  { kind: "address" as const, text: city, city, region: null, country },
];
/** What the German paper told first. */
const FIRST: Partial<Told> = {
  language: "de",
  publishedAt: at(8),
  happenedAt: "2026-11-26",
  severity: { dead: 1, injured: 3, loss: { amount: 2_000_000, currency: "EUR" } },
  organizations: [subject("Muster Guss GmbH")],
  places: town("Köln", "DE", [50.94, 6.96]),
};
const first = told("zeitung", FIRST);
/** The same, in English and two hours later. */
const later = (more: Partial<Told> = {}): Told =>
  told("paper", {
    ...{ language: "en-GB", publishedAt: at(10), happenedAt: "2026-11-27", severity: { dead: 1 } },
    ...{ organizations: [subject("Muster Guss")], places: town("Cologne", "DE", [50.93, 6.95]), ...more },
  });

test.each<[string, Told[], number]>([
  ["a translation, which tells less", [first, later()], 1],
  ["a translation that tells nothing but words", [first, told("paper", { language: "en", publishedAt: at(10) })], 1],
  ["a report in the same language, which may tell the same", [first, later({ language: "de-AT" })], 2],
  ["a report in a language that nobody knows", [first, later({ language: null })], 2],
  ["a translation that came at the same moment", [first, later({ publishedAt: at(8) })], 1],
  ["another toll", [first, later({ severity: { dead: 2 } })], 2],
  ["another amount", [first, later({ severity: { loss: { amount: 2_000_000, currency: "USD" } } })], 2],
  ["another company", [first, later({ organizations: [subject("Muster Guss"), subject("Beispiel AG")] })], 2],
  ["another town", [first, later({ places: town("Hagen", "DE", [51.36, 7.47]) })], 2],
  ["another country", [first, later({ places: [{ kind: "country", iso2: "FR" }] })], 2],
  ["another day", [first, later({ happenedAt: "2026-11-20" })], 2],
  ["its own report that came before", [first, later({ publishedAt: at(6) })], 2],
  [
    "a company in letters of its own, which says nothing",
    [first, later({ language: "zh", organizations: [subject("某铸造厂")] })],
    1,
  ],
  ["another toll that says it is translated", [first, later({ severity: { dead: 2 }, isTranslation: true })], 1],
  ["a text that says it is translated, alone", [later({ isTranslation: true })], 1],
  [
    "two papers that say they translate a third one",
    [later({ isTranslation: true }), { ...later({ isTranslation: true }), sourceName: "b" }],
    1,
  ],
  [
    "two German papers and two translations",
    [first, { ...first, sourceName: "blatt" }, later(), { ...later(), sourceName: "b", language: "fr" }],
    2,
  ],
  [
    "two German papers and a translation that says so and is dated before them",
    [
      first,
      { ...first, sourceName: "blatt" },
      later({ isTranslation: true, publishedAt: at(0), severity: FIRST.severity }),
    ],
    2,
  ],
  [
    "a paper that translates first and then tells a toll of its own",
    [first, later(), later({ publishedAt: at(12), severity: { dead: 4 } })],
    2,
  ],
])("across languages: %s makes %j", (_, reports, expected) => {
  expect(independentSources(reports)).toBe(expected);
  expect(independentSources(reports.toReversed())).toBe(expected);
});

test("however reports of one moment and another are read, one after the other, the count is the same", () => {
  const report: fc.Arbitrary<Told> = fc.record({
    sourceName: fc.constantFrom("a", "b", "c", "d"),
    language: fc.constantFrom("de", "en", "fr", null),
    publishedAt: fc.constantFrom(at(8), at(9), null),
    severity: fc.constantFrom({}, { dead: 1 }, { dead: 2 }, { injured: 3 }, { dead: 1, injured: 3 }),
    isTranslation: fc.constantFrom(undefined, true as const),
  });
  const twice = fc
    .array(report, { minLength: 2, maxLength: 5 })
    .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
  fc.assert(
    fc.property(twice, ([all, other]) => {
      expect(independentSources(other)).toBe(independentSources(all));
    }),
    { numRuns: 2_000 },
  );
});
