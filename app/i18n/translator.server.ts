import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { allCatalogues } from "./catalogues.server";
import { LANGUAGE_TAGS, type Language } from "./languages";
import { I18N_OPTIONS } from "./options";

const translators = new Map<Language, i18n>();

/**
 * The translator of a language with all its texts. It is made once: nothing in it changes after that, its language
 * least of all, so requests can share it.
 */
export function translatorOf(language: Language): i18n {
  const known = translators.get(language);
  if (known) return known;
  const made = createInstance();
  made.use(initReactI18next);
  void made.init({
    ...I18N_OPTIONS,
    lng: LANGUAGE_TAGS[language],
    resources: { [LANGUAGE_TAGS[language]]: allCatalogues(language) },
    react: { useSuspense: false },
  });
  translators.set(language, made);
  return made;
}
