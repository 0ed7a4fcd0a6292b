/**
 * Our languages and their BCP 47 tags. `ch` is what the product calls simplified Chinese (product-decisions,
 * "Language"); as a tag it would be Chamorro, so documents and `Intl` only ever see the tag.
 */
export const LANGUAGE_TAGS = { en: "en", de: "de", ch: "zh-Hans", fr: "fr" } as const;
/** Of dates in words: English has them as most of its readers outside of North America write them, "21 Nov 2026". */
export const DATE_TAGS = { ...LANGUAGE_TAGS, en: "en-GB" } as const;
export type Language = keyof typeof LANGUAGE_TAGS;

/** Each in its own words, so that whoever reads the wrong one finds theirs. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  ch: "简体中文",
  fr: "Français",
};

/** What a user can choose; French is bundled for visitors only. */
export const USER_LANGUAGES = ["en", "de", "ch"] as const satisfies readonly Language[];
export const DEFAULT_LANGUAGE: Language = "en";

export function isLanguage(value: string | undefined): value is Language {
  return value !== undefined && Object.hasOwn(LANGUAGE_TAGS, value);
}

/** The language behind a tag that this application wrote, such as the document's `lang`. */
export function languageOfTag(tag: string): Language {
  const found = Object.entries(LANGUAGE_TAGS).find(([, ours]) => ours === tag);
  return (found?.[0] as Language | undefined) ?? DEFAULT_LANGUAGE;
}
