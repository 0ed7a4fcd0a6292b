import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { allCatalogues } from "./catalogues.server";
import { LANGUAGE_TAGS, type Language } from "./languages";
import type { Catalogue } from "./texts";
import { createTranslator } from "./translator";

const LANGUAGES = Object.keys(LANGUAGE_TAGS) as Language[];
const COUNTS = [0, 1, 2, 5, 11, 21, 1_000_000, 1.5];

/** Of every text its key without the plural form's ending. */
function keysOf(catalogue: Catalogue, group = ""): string[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === "string" ? [(group + key).replace(/_(one|many|other)$/, "")] : keysOf(value, `${group}${key}.`),
  );
}

test.each(LANGUAGES)("every text of %s comes out as i18next would put it, at every count", async (language) => {
  const tag = LANGUAGE_TAGS[language];
  const texts = allCatalogues(language);
  const other = createInstance();
  await other.init({ lng: tag, resources: { [tag]: texts }, interpolation: { escapeValue: false } });
  const ours = createTranslator(tag, texts);
  const keys = Object.entries(texts).flatMap(([section, catalogue]) => {
    const names = [...JSON.stringify(catalogue).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => [name, `<${name}>`]);
    const holes = Object.fromEntries(names) as Record<string, string>;
    return keysOf(catalogue).map((key) => [section, key, holes] as const);
  });
  expect(keys.length).toBeGreaterThan(30);
  const wrong: unknown[] = [];
  for (const [section, key, holes] of keys) {
    for (const count of COUNTS) {
      const expected = other.t(`${section}:${key}`, { ...holes, count } as never) as unknown as string;
      const said = [
        ours.text(section, key, { ...holes, count }),
        ours.text("elsewhere", `${section}:${key}`, { ...holes, count }),
      ];
      // Not each by itself: to expect something a million times takes longer than to translate it.
      if (said.some((text) => text !== expected)) wrong.push([section, key, count, expected, ...said]);
    }
  }
  expect(wrong).toEqual([]);
});

const en = createTranslator("en", {
  shell: { a: "Hello {{name}}", deep: { b: "B" }, n_one: "one", n_other: "{{count}}" },
});

test("a key that has no text is answered itself, and no inherited property is a text", () => {
  expect(["nothing", "deep", "deep.b.c", "constructor", "deep.toString"].map((key) => en.text("shell", key))).toEqual([
    "nothing",
    "deep",
    "deep.b.c",
    "constructor",
    "deep.toString",
  ]);
});

test("what a parameter brings is not read as a text", () => {
  expect(en.text("shell", "a", { name: "{{count}} $t(deep.b) $&", count: 3 })).toBe("Hello {{count}} $t(deep.b) $&");
});

test("a hole that nothing fills stays empty", () => {
  expect(en.text("shell", "a")).toBe("Hello ");
});

test("a section that is missing is fetched once, and its texts are there when the promise is kept", async () => {
  const asked: string[] = [];
  const translator = createTranslator("en", { shell: {} }, async (section) => {
    asked.push(section);
    return { title: "Feed" };
  });
  const thrown = [attempt(() => translator.need("feed")), attempt(() => translator.need("feed"))];
  expect(thrown[0]).toBeInstanceOf(Promise);
  expect(thrown[0]).toBe(thrown[1]);
  await thrown[0];
  translator.need("feed");
  translator.need("shell");
  expect([asked, translator.text("feed", "title")]).toEqual([["feed"], "Feed"]);
});

function attempt(run: () => void): unknown {
  try {
    return run();
  } catch (thrown) {
    return thrown;
  }
}
