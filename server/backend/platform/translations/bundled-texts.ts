import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TranslationEntry } from "~/backend/contract/translations";
import { projectRoot } from "../../../project-root";

/** The texts that the product ships with, of one language; read once. Keys are written `section:group.key`. */
export function bundledTexts(language: string): readonly TranslationEntry[] {
  const known = texts.get(language);
  if (known) return known;
  const folder = join(projectRoot(), "app/i18n/locales", language);
  const entries = readdirSync(folder).flatMap((file) =>
    flatten(JSON.parse(readFileSync(join(folder, file), "utf8")) as Texts, `${file.replace(/\.json$/, "")}:`),
  );
  texts.set(language, entries);
  return entries;
}

const texts = new Map<string, readonly TranslationEntry[]>();

interface Texts {
  [key: string]: string | Texts;
}

function flatten(texts: Texts, prefix: string): TranslationEntry[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [{ i18nKey: prefix + key, translatedText: value }] : flatten(value, `${prefix}${key}.`),
  );
}
