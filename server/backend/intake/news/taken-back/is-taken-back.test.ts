import { expect, test } from "vitest";
import { LEXICONS } from "../lexicon/lexicons";
import { isTakenBack, marks } from "./is-taken-back";
import { TAKEN_BACK } from "./rows";

const rows = Object.entries(TAKEN_BACK).flatMap(([language, all]) => all.map((row) => ({ language, row })));

test("each language that has a lexicon has words for what is taken back", () => {
  expect(Object.keys(TAKEN_BACK).sort()).toEqual(Object.keys(LEXICONS).sort());
});

test.each(rows)(
  "$language $row.id finds its own titles, each by itself, and none that it should not",
  ({ language, row }) => {
    expect(row.match.length).toBeGreaterThanOrEqual(3);
    expect(row.no.length).toBeGreaterThanOrEqual(3);
    expect(row.match.filter((title) => !marks(row, title))).toEqual([]);
    expect(row.no.filter((title) => isTakenBack(title, language))).toEqual([]);
    // Written as they are compared.
    expect(row.any.filter((words) => words !== words.normalize("NFC").toLowerCase())).toEqual([]);
  },
);

test("a marker in quotes is somebody's word, one with a question mark is none, and brackets of any width hold one", () => {
  const no = [
    "“Retracted”: scientists on paper mills",
    '"Withdrawn" – Boeing on its offer',
    "Withdrawn?: Toshiba",
    "'Withdrawn': troops",
  ];
  expect(no.filter((title) => isTakenBack(title, "en"))).toEqual([]);
  expect(isTakenBack("„Zurückgezogen“: Siemens zum Angebot", "de")).toBe(false);
  expect(isTakenBack("« Retiré » : le mot de l’année", "fr")).toBe(false);
  expect(isTakenBack("《撤稿》：电影上映", "zh")).toBe(false);
  for (const title of ["〔撤稿〕某铸造厂发生火灾", "［撤稿］某铸造厂发生火灾"])
    expect(isTakenBack(title, "zh")).toBe(true);
});

test("words of another language, of none, and those behind the beginning mark nothing", () => {
  expect(isTakenBack("Retraction: no fire", "en-GB")).toBe(true);
  expect(isTakenBack("Retraction: no fire", "de")).toBe(false);
  expect(isTakenBack("Retraction: no fire", "")).toBe(false);
  expect(isTakenBack("Retraction: no fire", "constructor")).toBe(false);
  expect(isTakenBack("Port closed: dockers walk out: withdrawn: yes: really", "en")).toBe(false);
  expect(isTakenBack(`Withdrawn${" ".repeat(100)}`, "en")).toBe(false);
  expect(isTakenBack("", "en")).toBe(false);
});
