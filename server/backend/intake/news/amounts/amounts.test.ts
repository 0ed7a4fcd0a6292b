import fc from "fast-check";
import { expect, test } from "vitest";
import { readWords } from "../lexicon/words";
import { grammarOf } from "./grammars";
import { readAmounts } from "./read-amounts";

/** "3", "20-30", "24+": as short as it can be told. */
function amountsIn(language: string, text: string): string {
  const grammar = grammarOf(language);
  if (!grammar) throw new Error(language);
  return readAmounts(readWords(text, 1_000), grammar)
    .filter(({ kind }) => kind !== "article")
    .map(({ amount: { from, to, atLeast } }) => (to === null ? `${from}${atLeast ? "+" : ""}` : `${from}-${to}`))
    .join(" ");
}

test.each([
  ["en", "1,200 jobs", "1200"],
  ["en", "1.200 litres", "1.2"],
  ["en", "1,234,567.5 tonnes", "1234567.5"],
  ["en", "zero", "0"],
  ["en", "one dead", "1"],
  ["en", "twenty-one dead and ninety-nine hurt", "21 99"],
  ["en", "two hundred and five people", "205"],
  ["en", "two hundred thousand people", "200000"],
  ["en", "three thousand five hundred homes", "3500"],
  ["en", "a hundred workers, a dozen lorries", "100 12"],
  ["en", "two dozen hurt, half a dozen missing", "24 6"],
  ["en", "dozens hurt, hundreds missing, thousands fled", "24+ 200+ 2000+"],
  ["en", "tens of thousands fled", "20000+"],
  ["en", "3.5 million, 2 bn and 4 billion", "3500000 2000000000 4000000000"],
  ["en", "20-30 injured, 20–30, 20 to 30", "20-30 20-30 20-30"],
  ["en", "between 20 and 30 injured", "20-30"],
  ["en", "20-30 million euros", "20000000-30000000"],
  ["en", "at least 12 dead, more than 1,000 or more", "12+ 1000+"],
  ["en", "no one was injured", "0"],
  ["en", "no fewer than 12 dead", "12+"],
  ["en", "a five-day strike", "5"],
  ["en", "on the fifth day, on the 5th day, on May 12", ""],
  ["en", "20 percent, 20 % and 15 per cent of staff", ""],
  ["en", "in 2025, at 10:30, 2025-11-12, 12/11/2025, COVID-19, A380", ""],
  ["de", "1.200 Stellen, 1,2 Millionen Euro", "1200 1200000"],
  ["de", "1'200 Stellen, 12 345 Stellen", "1200 12345"],
  ["de", "zwei, drei, zwölf, siebzehn", "2 3 12 17"],
  ["de", "einundzwanzig Tote, dreiunddreissig, fuenf, fünfundfünfzig", "21 33 5 55"],
  ["de", "zweihundert, zweihundertfünfzig, dreitausend, hunderttausend", "200 250 3000 100000"],
  ["de", "5 Mio. Euro und 3 Mrd. Euro", "5000000 3000000000"],
  ["de", "ein Dutzend Verletzte, Dutzende Verletzte, Hunderte, Zehntausende", "12 24+ 200+ 20000+"],
  ["de", "20 bis 30 Verletzte, zwischen 20 und 30", "20-30 20-30"],
  ["de", "mindestens zwölf Tote, über 100 Verletzte", "12+ 100+"],
  ["de", "niemand wurde verletzt", "0"],
  ["de", "fünftägig am fünften Tag, am 5. Tag, am 12. November, 12.11.2025", ""],
  ["de", "20 Prozent, um 10.30 Uhr", ""],
  ["fr", "trois morts, dix-sept blessés, vingt et un, soixante-quinze", "3 17 21 75"],
  ["fr", "quatre-vingt-dix-sept, quatre-vingts, nonante", "97 80 90"],
  ["fr", "deux cents, deux mille cinq cents, mille", "200 2500 1000"],
  ["fr", "1 200 emplois, 1\u202f200 emplois, 1,5 million d’euros", "1200 1200 1500000"],
  ["fr", "une dizaine de blessés, des dizaines, une centaine, des milliers", "10 20+ 100 2000+"],
  ["fr", "entre 20 et 30 blessés, 20 à 30 blessés", "20-30 20-30"],
  ["fr", "au moins 12 morts, plus de 300 salariés", "12+ 300+"],
  ["fr", "aucun blessé", "0"],
  ["fr", "le 5e jour, le 1er mai, 20 pour cent", ""],
  ["zh", "三人死亡，12人受伤", "3 12"],
  ["zh", "二十三人，一百零五人，三百二十名", "23 105 320"],
  ["zh", "两千名员工，1200人，1,200人", "2000 1200 1200"],
  ["zh", "十几人受伤，二十几人，数十人，数百人", "11-19 21-29 20+ 200+"],
  ["zh", "2000万元，1.2亿元，三万亿元", "20000000 120000000 3000000000000"],
  ["zh", "30多人，百余人，30余万元", "30+ 300000+"],
  ["zh", "20至30人，20-30人", "20-30 20-30"],
  ["zh", "至少12人，超过100人", "12+ 100+"],
  ["zh", "无人受伤", "0"],
  ["zh", "第三人，周三，百分之五，20%，一些，三星", ""],
])("%s: %s", (language, text, expected) => {
  expect(amountsIn(language, text)).toBe(expected);
});

test("whole numbers are read as they are written, with the marks of the language", () => {
  const marks = { en: ",", de: ".", fr: "\u202f", zh: "," };
  fc.assert(
    fc.property(
      fc.constantFrom("en", "de", "fr", "zh"),
      fc.integer({ min: 2_036, max: 999_999_999 }),
      (language, value) => {
        const written = value.toLocaleString("en").replaceAll(",", marks[language as keyof typeof marks]);
        expect(amountsIn(language, `${written} x`)).toBe(String(value));
      },
    ),
  );
});

test("whatever the text, nothing is thrown and amounts stand in order and apart", () => {
  const piece = fc.constantFrom(
    ..."1 2,00 .5 - – bis to between and hundred mille zwei 十 万 数 no % : mehr als at least".split(" "),
    " ",
    "",
  );
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(piece, { maxLength: 40 }).map((all) => all.join(" ")),
  );
  fc.assert(
    fc.property(fc.constantFrom("en", "de", "fr", "zh"), text, (language, title) => {
      const grammar = grammarOf(language);
      const words = readWords(title, 1_000);
      let last = -1;
      for (const found of grammar ? readAmounts(words, grammar) : []) {
        expect(found.first).toBeGreaterThan(last);
        expect(found.last).toBeGreaterThanOrEqual(found.first);
        expect(found.last).toBeLessThan(words.folded.length);
        expect(found.amount.to ?? Infinity).toBeGreaterThan(found.amount.from);
        last = found.last;
      }
    }),
    { numRuns: 500 },
  );
});

test("a language that nobody wrote down has no grammar", () => {
  expect([grammarOf("ja"), grammarOf("constructor"), grammarOf("de-AT")].map(Boolean)).toEqual([false, false, true]);
});
