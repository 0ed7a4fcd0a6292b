import { expect, test } from "vitest";
import { compileOwn, findOwn, type OwnEntry } from "./find-own";

const rowOf = (id: number, any: string[], more: Partial<OwnEntry> = {}): OwnEntry => ({
  ...{ id, eventTypeId: "strike", any, near: null, before: null, not: [], fields: ["title", "lead"] },
  ...{ status: null, match: [], no: [], ...more },
});

test("rows in which every word begins every phrase find in a text what they find in a moment", async () => {
  const phrase = (n: number) => `火${"火".repeat(n % 20)}…火…火`;
  const rows = Array.from({ length: 60 }, (_, n) =>
    rowOf(
      n,
      Array.from({ length: 50 }, (_, at) => phrase(n + at)),
    ),
  );
  const lexicon = await compileOwn(rows);
  const text = { title: "火".repeat(1_000), extract: "火".repeat(300) };
  findOwn(text, lexicon);
  const began = performance.now();
  for (let n = 0; n < 5; n++) expect(findOwn(text, lexicon)?.entry.id).toBe(0);
  // They took half a second each. Generous, as machines that run this are shared.
  expect((performance.now() - began) / 5).toBeLessThan(150);
});

test("as many rows as a customer may have are compiled while others have their turn", async () => {
  const words = (n: number) => Array.from({ length: 50 }, (_, at) => `word${n} of${at} the … kind${at}`);
  const rows = Array.from({ length: 300 }, (_, n) => rowOf(n, words(n), { not: words(n + 300) }));
  let turns = 0;
  let isOver = false;
  const look = () => {
    turns++;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await compileOwn(rows);
  isOver = true;
  expect(turns).toBeGreaterThan(20);
});

test("evidence stands where it is read, whatever letters stand before it", async () => {
  const lexicon = await compileOwn([rowOf(1, ["größe", "火灾", "istanbul", "stras*"])]);
  for (const [before, word] of [
    ["👩‍👩‍👧‍👦🏳️‍🌈 ", "GRÖSSE"],
    ["a\u0301e\u0301 \u200b", "Größe"],
    ["𠮷野家の", "火灾"],
    ["\u202e", "İstanbul"],
    ["ﬁre ", "Straße"],
    ["a ", "GRO\u0308ßE"],
    ["b ", "S\u200dtras\u00adse"],
  ]) {
    const title = `${before}${word} !`;
    const found = findOwn({ title, extract: "" }, lexicon);
    expect([title, found?.span.quote]).toEqual([title, word]);
    expect(title.slice(found?.span.start, found?.span.end)).toBe(word);
  }
});
