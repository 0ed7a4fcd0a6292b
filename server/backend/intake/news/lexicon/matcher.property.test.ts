import fc from "fast-check";
import { expect, test } from "vitest";
import { compileLexicon } from "./compile-lexicon";
import { findEvidence } from "./find-evidence";
import { CONSEQUENCES } from "./main-type";
import { GAP_WORDS, readPattern } from "./pattern";
import type { LexiconRow } from "./row";
import { walk, wordsBetween } from "./walk";
import { readWords, type Words } from "./words";

const word = fc.constantFrom("strike", "strikes", "over", "port", "fire", "crew", "火", "灾", "Größe", "Groesse", "st");
const glue = fc.constantFrom(" ", " ", " ", ", ", ". ", "-", "\u200b ", "! ", " – ");
const text = fc
  .array(fc.tuple(word, glue), { maxLength: 40 })
  .map((pairs) => pairs.map(([one, between]) => one + between).join(""));
const pattern = fc
  .array(
    fc.tuple(
      fc.constantFrom("strike", "str*", "strik*", "over", "port", "fir*", "火", "灾", "Größe"),
      fc.constantFrom(" ", " ", " … "),
    ),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((pairs) => pairs.map(([one, between], at) => one + (at < pairs.length - 1 ? between : "")).join(""));

const rowOf = (any: string[], more: Partial<LexiconRow> = {}): LexiconRow =>
  ({ id: "fire-1", type: "fire", any, match: ["a", "b", "c"], no: ["d", "e", "f"], ...more }) as LexiconRow;

test("the trie finds what each pattern finds alone, tried at each word", () => {
  fc.assert(
    fc.property(text, fc.uniqueArray(pattern, { minLength: 1, maxLength: 6 }), (title, patterns) => {
      const lexicon = compileLexicon(
        "t",
        patterns.map((one) => rowOf([one])),
      );
      const words = readWords(title, 10_000);
      const found = walk(words, lexicon).flatMap(({ pattern: id, first, last }) =>
        (lexicon.uses[id] ?? []).map(({ row }) => `${row} ${first} ${last}`),
      );
      const naive = patterns.flatMap((one, row) =>
        words.folded.flatMap((_, first) => {
          const last = tryAt(words, readPattern(one), first, true);
          return last === null ? [] : [`${row} ${first} ${last}`];
        }),
      );
      expect(found.sort()).toEqual(naive.sort());
    }),
    { numRuns: 500 },
  );
});

/** The last word of the shortest match that begins at a word, or null. */
function tryAt(words: Words, steps: ReturnType<typeof readPattern>, at: number, start: boolean): number | null {
  const [first, ...rest] = steps;
  if (first === undefined) return at - 1;
  if (first === "gap") {
    const ends = words.folded.flatMap((_, to) => {
      if (to < at || words.sentences[to] !== words.sentences[at - 1]) return [];
      if (wordsBetween(words, at - 1, to) > GAP_WORDS) return [];
      return tryAt(words, rest, to, true) ?? [];
    });
    return ends.length > 0 ? Math.min(...ends) : null;
  }
  const folded = words.folded[at];
  if (folded === undefined || (!start && (words.broken[at] || words.sentences[at] !== words.sentences[at - 1])))
    return null;
  const fits = first.spellings.some((one) => (first.open ? folded.startsWith(one) : folded === one));
  return fits ? tryAt(words, rest, at + 1, false) : null;
}

test("whatever the text, nothing is thrown and every span quotes it", () => {
  const lexicon = compileLexicon("t", [
    rowOf(["fire", "fir* … port", "火"]),
    rowOf(["strike"], { id: "fire-2", near: { any: ["crew"], within: 5 } }),
  ]);
  const any = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), text).map((one) => `${one} fire 火 fïre${one}`);
  fc.assert(
    fc.property(any, any, any, (title, extract, body) => {
      const given = { title, extract, body };
      const { types, stopped, status } = findEvidence(given, lexicon);
      for (const { span } of [...types, ...(stopped ? [stopped] : []), ...(status ? [status] : [])]) {
        if (!span) throw new Error("no span");
        expect(span.quote).toBe(given[span.field].slice(span.start, Math.min(span.end, span.start + 150)));
        expect(span.quote.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 150 },
  );
});

test("no cause comes of its own consequence", () => {
  const reaches = (type: string, seen: string[]): string[] =>
    [...(CONSEQUENCES[type as keyof typeof CONSEQUENCES] ?? [])].flatMap((next) =>
      seen.includes(next) ? [`${seen.join(" > ")} > ${next}`] : reaches(next, [...seen, next]),
    );
  expect(Object.keys(CONSEQUENCES).flatMap((type) => reaches(type, [type]))).toEqual([]);
});
