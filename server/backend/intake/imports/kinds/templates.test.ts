import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FIELDS_OF_KIND, IMPORT_KINDS } from "~/backend/contract/import-kinds";
import { TEMPLATE_FIELDS, templateOf } from "~/domain/import/import-template";
import { projectRoot } from "../../../../project-root";
import { guessMapping } from "../mapping/guess-mapping";
import { fileKindOf } from "./file-kind-of";

const wordsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(projectRoot(), `app/i18n/locales/${language}/importPages.json`), "utf8")).fields;

test.each(["en", "de", "fr", "ch"].flatMap((language) => IMPORT_KINDS.map((kind) => [language, kind] as const)))(
  "in %s, columns of %s that are called as the screens call them are taken for what they are",
  (language, kind) => {
    const words = wordsOf(language);
    for (const fields of [TEMPLATE_FIELDS[kind], kind === "suppliers" ? [] : FIELDS_OF_KIND[kind]]) {
      const columns = guessMapping(
        fields.map((field) => words[field] ?? ""),
        [],
        fileKindOf(kind).words,
      );
      expect(columns.map(({ guess }) => guess?.field ?? null)).toEqual([...fields]);
    }
  },
);

test("a template is a table whatever its titles hold", () => {
  expect(templateOf(["Name", 'Say "so"', "A; B"], ";")).toBe('\ufeffName;"Say ""so""";"A; B"\r\n');
});
