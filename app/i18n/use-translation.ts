import { createContext, useContext } from "react";
import type { Namespace } from "./namespaces";
import type { MessageKey, TextKey, TextParams } from "./texts";
import { createTranslator, type Translator } from "./translator";

const Context = createContext<Translator>(createTranslator("en", {}));
export const TranslationProvider = Context.Provider;

interface Translation<N extends Namespace> {
  /** A key is of the (first) section that was asked for, unless it names another: `shell:notFound.title`. */
  t(key: TextKey<N> | MessageKey, params?: TextParams): string;
  i18n: { /** BCP 47, for `Intl`. */ language: string };
}

/** The words of a section, the shell's unless said. Its section has to be among the page's (`handle.i18n`). */
export function useTranslation<N extends Namespace = "shell">(sections?: N | readonly N[]): Translation<N> {
  const translator = useContext(Context);
  const names: readonly string[] = typeof sections === "string" ? [sections] : (sections ?? ["shell"]);
  for (const name of names) translator.need(name);
  return { t: (key, params) => translator.text(names[0] ?? "shell", key, params), i18n: translator };
}
