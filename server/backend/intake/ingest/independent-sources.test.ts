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
