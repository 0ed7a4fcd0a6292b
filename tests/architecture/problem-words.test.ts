import { expect, test } from "vitest";
import { problemInWords } from "~/domain/source/problem-words.server";
import { allCatalogues } from "~/i18n/catalogues.server";
import { LANGUAGE_TAGS, type Language } from "~/i18n/languages";
import type { Speech } from "~/i18n/speech.server";
import { createTranslator } from "~/i18n/translator";
import { projectRoot } from "../../server/project-root";
import { isTest, readSources } from "./rules/source";

const speechIn = (language: Language): Speech => {
  const translator = createTranslator(LANGUAGE_TAGS[language], allCatalogues(language));
  return {
    say: (key: string, params?: object) => translator.text("shell", key, params as never),
    number: (value: number) => value.toLocaleString(LANGUAGE_TAGS[language]),
    word: (_: string, id: string) => `the word for ${id}`,
  } as unknown as Speech;
};

/** What is only seen where the format of a public service changed, or by who writes programs. */
const IN_ENGLISH = [
  /^(?:no incident|no location|the alert has no info|this is no time in milliseconds)$/,
  /^these are no longitude and latitude$/,
  /^(?:the object before the next one|an object that) does not end|^text or a tag that does not end/,
];

/** The sentences that readers of sources write down, as far as they are written in one piece. */
const written = readSources(projectRoot())
  .filter(({ path }) => path.startsWith("server/backend/intake/connectors/") && !isTest(path))
  .flatMap(({ text }) => [
    ...text.matchAll(/(?:refused\(\{[^}]*\}?,? ?message: |wrong\("[^"]*", |#(?:stop|giveUp)\()"([^"]+)"/g),
  ])
  .map(([, sentence = ""]) => sentence);

const WITH_PARTS: readonly [message: string, text: string][] = [
  ['"35.13.2024" is no date', "“35.13.2024” is no date."],
  ["left unread after 1000 problems", "After 1,000 the rest was not read."],
  ["47 more problems, the last of them here", "47 more problems. The last one is listed here."],
  ["more than 500 cells", "It has more than 500 cells."],
  ["<item> is never closed", "<item> is not closed."],
  [
    "more than five times as many events as on a usual day: 1 text waits for a person",
    "More than five times as many events as on a usual day. 1 text waits for review.",
  ],
  [
    "more than five times as many events of type “strike” as on a usual day, of all sources: 20 texts wait for a person",
    "the word for strike: more than five times as many events from all sources as on a usual day. 20 texts wait for review.",
  ],
  [
    "2 e-mails were not read: the sender is not on the list, from shop.example (2)",
    "2 e-mails were not read: their senders are not on the list. From: shop.example (2)",
  ],
  [
    "1 e-mail was not read: mx.example does not say that it is signed for its sender's domain (DKIM), from paper.example (1)",
    "1 e-mail was not read: mx.example does not confirm its signature (DKIM). From: paper.example (1)",
  ],
  [
    "told twice under one number, and not the same: the first holds (Strike in Ulm)",
    "One number was used for two different items. The first was kept: Strike in Ulm",
  ],
];

test("every sentence that a source's reader writes down is put into words, or stays in English on purpose", () => {
  expect(written.length).toBeGreaterThan(20);
  const unknown = written.filter((sentence) => problemInWords(sentence, speechIn("en")).language === "en");
  expect(unknown.filter((sentence) => !IN_ENGLISH.some((one) => one.test(sentence)))).toEqual([]);
});

test.each(WITH_PARTS)("what stands in “%s” is kept", (message, text) => {
  expect(problemInWords(message, speechIn("en")).text).toBe(text);
});

test.each(Object.keys(LANGUAGE_TAGS) as Language[])("in %s no part of a sentence is left open", (language) => {
  for (const message of [...written, ...WITH_PARTS.map(([one]) => one)]) {
    const { text, language: inEnglish } = problemInWords(message, speechIn(language));
    expect(text).not.toMatch(/\{\{|undefined|sources:/);
    if (language !== "en" && !inEnglish) expect(text).not.toBe(problemInWords(message, speechIn("en")).text);
  }
});

test("what nobody knows is said as it is, in English", () => {
  expect(problemInWords("the moon is full", speechIn("de"))).toEqual({ text: "the moon is full", language: "en" });
});
