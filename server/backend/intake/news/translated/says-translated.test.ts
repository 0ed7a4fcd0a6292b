import { expect, test } from "vitest";
import { LEXICONS } from "../lexicon/lexicons";
import { TRANSLATED } from "./rows";
import { saysTranslated } from "./says-translated";

const says = (text: string, language: string) => saysTranslated({ title: text, extract: "", body: "" }, language);

test("each language that has a lexicon has words for a translation", () => {
  expect(Object.keys(TRANSLATED).sort()).toEqual(Object.keys(LEXICONS).sort());
});

test.each(Object.entries(TRANSLATED))(
  "the words of %s find their own texts and none that they should not",
  (language, { match, no }) => {
    expect(match.filter((text) => !says(text, language))).toEqual([]);
    expect(no.filter((text) => says(text, language))).toEqual([]);
  },
);

test("it may stand below the text or its page, and only in the language of the text", () => {
  const long = "Dockers walk out. ".repeat(200);
  expect(saysTranslated({ title: "Strike", extract: "", body: `${long}Translated from German.` }, "en-GB")).toBe(true);
  expect(saysTranslated({ title: "Strike", extract: `${long}Translated by Ann Muster`, body: "" }, "en")).toBe(true);
  expect(saysTranslated({ title: "Strike", extract: "", body: long }, "en")).toBe(false);
  expect(says("Translated from German.", "de")).toBe(false);
  expect(says("Translated from German.", "")).toBe(false);
});
