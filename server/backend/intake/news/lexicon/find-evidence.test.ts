import { expect, test } from "vitest";
import { leastTime } from "../../../../../tests/support/least-time";
import { checkRow } from "./check-row";
import { compileLexicon } from "./compile-lexicon";
import { findEvidence } from "./find-evidence";
import { type LexiconRow, lexiconRow } from "./row";

const strike: LexiconRow = {
  id: "strike-1",
  type: "strike",
  any: ["walk* out", "strike* over", "on strike"],
  near: { any: ["worker*", "crew*"], within: 8 },
  not: ["air strike*"],
  match: ["Crews strike over job cuts", "Workers walked out", "Port workers on strike"],
  no: ["Strikers rout Kings United", "Air strikes kill 77", "Guests walk out of a show"],
};
const lexicon = compileLexicon("reading-lexicon.en@1", [strike]);
const find = (title: string, extract = "", body = "") => findEvidence({ title, extract, body }, lexicon);

test("evidence says its rule and where it stands", () => {
  expect(find("Felixstowe: guests walked out").types).toEqual([]);
  expect(find("Felixstowe: crews walk out").types).toEqual([
    {
      value: "strike",
      by: "lexicon",
      rule: "reading-lexicon.en@1#strike-1",
      p: null,
      span: { field: "title", start: 18, end: 26, quote: "walk out" },
    },
  ]);
});

test.each([
  ["zero-width letters", "Workers on st\u200brike"],
  ["look-alike letters", "Workers on ѕtrіkе"],
  ["full-width letters", "Workers on ｓｔｒｉｋｅ"],
  ["accents and capitals", "WORKERS ON STRÍKE"],
  ["letters written onto others", "Workers on stri\u0301ke"],
])("%s hide nothing", (_, title) => {
  const [type] = find(title).types;
  expect(type?.span?.quote).toBe(title.slice(8));
});

test("what two sentences say together is no evidence", () => {
  expect(find("The union is on strike. Workers wait").types).toEqual([]);
  expect(find("Mr. Smith's workers at No. 5 are on strike").types).toHaveLength(1);
});

test("the first two sentences lead, and what stands deeper is nothing by itself", () => {
  const told = "Workers are on strike.";
  expect(find("", "One. Two.", `Nothing yet. Still nothing. ${told}`).types).toEqual([]);
  expect(find("", "", `Nothing yet. ${told}`).types).toHaveLength(1);
});

test("what a row's not stopped is told with its rule", () => {
  const { types, stopped } = find("Workers on strike as air strikes go on");
  expect(types).toEqual([]);
  expect(stopped).toMatchObject({
    value: "other-meaning",
    rule: "reading-lexicon.en@1#strike-1",
    span: { quote: "air strikes" },
  });
});

test("a row is refused with what to mend", () => {
  const messageOf = (more: object) => {
    const parsed = lexiconRow.safeParse({ ...strike, ...more });
    return parsed.success ? "" : JSON.stringify(parsed.error.issues);
  };
  expect(messageOf({})).toBe("");
  expect(messageOf({ any: ["a*"] })).toContain("Use at least three letters before *.");
  expect(messageOf({ any: ["st*ike"] })).toContain("Write * only at the end of a word.");
  expect(messageOf({ any: ["a … b … c … d"] })).toContain("Use at most 2");
  for (const bad of [
    { any: [] },
    { any: ["…"] },
    { any: ["(a+)+$"] },
    { any: ["x".repeat(81)] },
    { no: ["a", "b"] },
    { match: [] },
  ])
    expect(messageOf(bad)).not.toBe("");
  expect(messageOf({ any: Array.from({ length: 101 }, (_, at) => `word${at}`) })).not.toBe("");
  expect(messageOf({ near: { any: ["worker"], within: 21 } })).not.toBe("");
});

test("a row that finds what it must not find is refused, and so is one that harms another", () => {
  const rout = "Strikers rout Kings United";
  const wide = { ...strike, any: ["strike*"], near: undefined };
  expect(checkRow(strike, [])).toEqual([]);
  expect(checkRow(wide, []).map(({ message }) => message)).toContain(`“${rout}” still matches.`);
  expect(checkRow({ ...wide, id: "strike-2", no: strike.match.map((one) => `${one}?`) }, [strike])).toContainEqual({
    row: "strike-1",
    text: rout,
    why: "still-matches",
    message: `“${rout}” still matches.`,
  });
});

test("a megabyte of title takes no time", async () => {
  const hostile = [
    "strike over ".repeat(90_000),
    "a".repeat(1_000_000),
    "\u0301".repeat(1_000_000),
    "罢".repeat(1_000_000),
    "s\u200b".repeat(500_000),
  ];
  for (const title of hostile) {
    expect(await leastTime(() => find(title))).toBeLessThan(50);
  }
});

test("rows that begin at every word do not hold the loop", async () => {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const opens = Array.from({ length: 19 }, (_, at) => `${letters.slice(0, at + 3)}*`);
  const rows = opens.map(
    (one, at): LexiconRow => ({
      ...strike,
      id: `strike-${at}`,
      near: undefined,
      any: opens.map((other) => `${one} … ${other} … zzzz*`),
    }),
  );
  const body = `${letters.slice(0, 22)} `.repeat(600);
  const look = () => findEvidence({ title: "", extract: "", body }, compileLexicon("t", rows));
  expect(await leastTime(look)).toBeLessThan(1_000);
});
