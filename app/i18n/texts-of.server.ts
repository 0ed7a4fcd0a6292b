import type { TranslationEntry } from "~/backend/contract/translations";
import type { LoadContext } from "~/load-context";
import { allCatalogues } from "./catalogues.server";
import { LANGUAGE_TAGS, type Language } from "./languages";
import type { Catalogue } from "./texts";
import { createTranslator, type Translator } from "./translator";

interface LanguageTexts {
  texts: Record<string, Catalogue>;
  translator: Translator;
}

/**
 * All texts of a language, by section, and their translator: the bundled ones with the backend's in their place. Made once
 * for each answer of the backend; nothing in it changes after that, so requests share it.
 */
export async function textsOf(context: Pick<LoadContext, "translations">, language: Language): Promise<LanguageTexts> {
  const entries = (await context.translations(language)) ?? NONE;
  const made = known.get(entries)?.get(language) ?? make(entries, language);
  known.set(entries, (known.get(entries) ?? new Map<Language, LanguageTexts>()).set(language, made));
  return made;
}

const NONE: readonly TranslationEntry[] = [];
const known = new WeakMap<readonly TranslationEntry[], Map<Language, LanguageTexts>>();

function make(entries: readonly TranslationEntry[], language: Language): LanguageTexts {
  const texts = structuredClone(allCatalogues(language));
  for (const { i18nKey, translatedText } of entries) put(texts, i18nKey, translatedText);
  return { texts, translator: createTranslator(LANGUAGE_TAGS[language], texts) };
}

/** Puts a text where one stands already. What no page shows is left out, so no answer can add or break a group. */
function put(texts: Record<string, Catalogue>, i18nKey: string, text: string): void {
  const [section = "", ...path] = i18nKey.split(/[:.]/);
  const last = path.pop() ?? "";
  let group: string | Catalogue | undefined = Object.hasOwn(texts, section) ? texts[section] : undefined;
  for (const part of path) {
    group = typeof group === "object" && Object.hasOwn(group, part) ? group[part] : undefined;
  }
  if (typeof group === "object" && Object.hasOwn(group, last) && typeof group[last] === "string") group[last] = text;
}
