import { expect, test } from "vitest";
import { LANGUAGE_TAGS } from "~/i18n/languages";
import { projectRoot } from "../../server/project-root";
import {
  type Locales,
  localesAreComplete,
  placeholdersAgree,
  readLocales,
  textsAreNotEmpty,
  textsAreTranslated,
  textsAreUsed,
} from "./rules/locales";
import { readSources } from "./rules/source";

const locales = readLocales(projectRoot());

test("every bundled language has its catalogues", () => {
  expect([...locales.keys()].sort()).toEqual(Object.keys(LANGUAGE_TAGS).sort());
});

test("every language has every text, in every plural form of its grammar", () => {
  expect(localesAreComplete(locales, LANGUAGE_TAGS)).toEqual([]);
});

test("no text is empty", () => {
  expect(textsAreNotEmpty(locales)).toEqual([]);
});

test("no text is still English in another language", () => {
  expect(textsAreTranslated(locales)).toEqual([]);
});

test("a translation fills in what the English text fills in", () => {
  expect(placeholdersAgree(locales)).toEqual([]);
});

test("every text is shown somewhere", () => {
  expect(textsAreUsed(locales, readSources(projectRoot()))).toEqual([]);
});

test("a missing, an empty, a copied, a holed and an unused text are each found", () => {
  const planted: Locales = new Map([
    [
      "en",
      texts({ "x:a": "Sign in to go on", "x:b": "For {{name}}", "x:c_one": "One", "x:c_other": "More", "x:d": "D" }),
    ],
    ["de", texts({ "x:a": "Sign in to go on", "x:b": "Für {{nom}}", "x:c_other": "Mehr", "x:d": " " })],
  ]);
  expect(localesAreComplete(planted, { en: "en", de: "de" }).map(({ why }) => why)).toEqual(["has no x:c_one"]);
  expect(textsAreNotEmpty(planted).map(({ why }) => why)).toEqual(["x:d is empty"]);
  expect(textsAreTranslated(planted).map(({ why }) => why)).toEqual(['x:a is still "Sign in to go on"']);
  expect(placeholdersAgree(planted).map(({ why }) => why)).toEqual(["x:b has other placeholders than in English"]);
  expect(textsAreUsed(planted, []).map(({ why }) => why)).toHaveLength(4);
});

function texts(byKey: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(byKey));
}
