import { expect, test } from "vitest";
import type { TranslationEntry } from "~/backend/contract/translations";
import { textsOf } from "./texts-of.server";

const answering = (entries: readonly TranslationEntry[] | null) => ({ translations: async () => entries });
const contact = { i18nKey: "shell:footer.contact", translatedText: "Write to the risk desk" };

test("without an answer of the backend the bundled texts are used", async () => {
  const { translator } = await textsOf(answering(null), "de");
  expect(translator.text("shell", "notFound.title")).toBe("404 - Nicht gefunden");
});

test("a text of the backend stands in the place of the bundled one, in its language only", async () => {
  const backend = answering([contact]);
  const en = await textsOf(backend, "en");
  expect(en.translator.text("shell", "footer.contact")).toBe("Write to the risk desk");
  expect(en.texts.shell?.footer).toMatchObject({ contact: "Write to the risk desk" });
  expect((await textsOf(answering(null), "en")).translator.text("shell", "footer.contact")).toBe("Contact");
});

test("an answer is put together once", async () => {
  const backend = answering([contact]);
  expect(await textsOf(backend, "en")).toBe(await textsOf(backend, "en"));
  expect(await textsOf(backend, "de")).not.toBe(await textsOf(backend, "en"));
});

test.each([
  "shell:nothing",
  "nowhere:a",
  "shell:footer",
  "shell:footer.contact.deep",
  "__proto__:x",
  "shell:__proto__.x",
  "",
])("%j is no text of a page and changes nothing", async (i18nKey) => {
  const { texts } = await textsOf(answering([{ i18nKey, translatedText: "x" }]), "en");
  expect(texts).toEqual((await textsOf(answering(null), "en")).texts);
});
