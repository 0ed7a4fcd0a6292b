import { expect, test } from "vitest";
import { allCatalogues } from "./catalogues.server";
import { LANGUAGE_TAGS, type Language } from "./languages";
import { unbrokenSections } from "./unbroken";

const LANGUAGES = Object.keys(LANGUAGE_TAGS) as Language[];

test.each(LANGUAGES)("in no text of %s does a line end between § and its number", (language) => {
  const texts = JSON.stringify(allCatalogues(language));
  expect(texts.match(/.{0,30}§ (?:\d|\{).{0,10}/g)).toBeNull();
  // Chinese has a word for it.
  if (language !== "ch") expect(texts).toMatch(/§\u00a0\d/);
});

test("what comes from elsewhere is joined in the same way, and nothing else of it", () => {
  expect(unbrokenSections("LkSG §§ 4–6, § 10(1): the § in general")).toBe(
    "LkSG §§\u00a04–6, §\u00a010(1): the § in general",
  );
});
