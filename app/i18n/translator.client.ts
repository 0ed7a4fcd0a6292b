import { type BackendModule, createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { paths } from "~/paths";
import { languageOfTag } from "./languages";
import { I18N_OPTIONS } from "./options";

/**
 * The translator of this document, filled with the texts that came with it. A section that is reached by a link is
 * fetched once; until its texts are there React keeps the page that is on screen.
 */
export async function createTranslator(tag: string, texts: Record<string, object>): Promise<i18n> {
  const translator = createInstance();
  await translator
    .use(fetchTexts)
    .use(initReactI18next)
    .init({ ...I18N_OPTIONS, lng: tag, resources: { [tag]: texts }, react: { useSuspense: true } } as never);
  return translator;
}

const fetchTexts: BackendModule = {
  type: "backend",
  init() {},
  read(tag, namespace, done) {
    fetch(paths.texts(languageOfTag(tag), namespace))
      .then((response) => {
        if (!response.ok) throw new Error(`texts of ${namespace}: status ${response.status}`);
        return response.json();
      })
      .then(
        (texts) => done(null, texts),
        // `true` asks for another try: a page without words is worse than a late one.
        (error: Error) => done(error, true),
      );
  },
};
