import { expect, test } from "vitest";
import { projectRoot } from "../../server/project-root";
import {
  exceptionsAreNeeded,
  textsOfLocales,
  textsOfMails,
  textsOfProblems,
  thingsHaveOneName,
  wordsAreTheGlossarys,
} from "./rules/glossary";
import { type Locales, readLocales } from "./rules/locales";
import { readSources } from "./rules/source";

const locales = readLocales(projectRoot());
const sources = readSources(projectRoot());
const mails = textsOfMails(sources);
const problems = textsOfProblems(sources);

test("texts are found in the locales, in mails of each language, and in problems", () => {
  expect(textsOfLocales(locales).length).toBeGreaterThan(10_000);
  for (const language of ["en", "de", "ch"]) {
    expect(mails.filter((text) => text.language === language).length, language).toBeGreaterThan(30);
  }
  expect(problems.length).toBeGreaterThan(100);
});

test("no text of a screen has a word that the glossary replaces", () => {
  expect(wordsAreTheGlossarys(textsOfLocales(locales))).toEqual([]);
});

test("no mail has one", () => {
  expect(wordsAreTheGlossarys(mails)).toEqual([]);
});

test("no problem message has one", () => {
  expect(wordsAreTheGlossarys(problems)).toEqual([]);
});

test("a thing has its one word in every language", () => {
  expect(thingsHaveOneName(locales)).toEqual([]);
});

test("every exception is of a text that is there", () => {
  expect(exceptionsAreNeeded(new Set(textsOfLocales(locales).map(({ at }) => at)))).toEqual([]);
});

test("a replaced word, and a thing under another name, are each found in each language", () => {
  const planted: Locales = new Map([
    [
      "en",
      new Map([
        ["x:a", "Ticked alerts"],
        ["x:b", "Site of {{name}}"],
      ]),
    ],
    [
      "de",
      new Map([
        ["x:a", "Verfolgte Objekte, gefolgt"],
        ["x:b", "Werk von {{name}}"],
      ]),
    ],
    [
      "fr",
      new Map([
        ["x:a", "Alertes cochées"],
        ["x:b", "Site de {{name}}"],
      ]),
    ],
    [
      "ch",
      new Map([
        ["x:a", "已勾选的预警"],
        ["x:b", "{{name}} 的场所"],
      ]),
    ],
  ]);
  const words = wordsAreTheGlossarys(textsOfLocales(planted));
  expect(words.map(({ at, why }) => `${at} ${why.slice(0, 2)}`)).toEqual([
    "x:a en",
    "x:a de",
    "x:a fr",
    "x:a ch",
    "x:b ch",
  ]);
  const terms = thingsHaveOneName(planted);
  expect(terms.map(({ at, why }) => `${at} ${why.slice(0, 2)}`)).toEqual(["x:a de", "x:b de", "x:b ch"]);
});
