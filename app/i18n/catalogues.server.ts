import type { Language } from "./languages";
import { NAMESPACES, type Namespace } from "./namespaces";
import type { Catalogue } from "./texts";

const files = import.meta.glob<Catalogue>("./locales/*/*.json", { eager: true, import: "default" });

/** The bundled texts of one section in one language. Throws when the file is missing, which a test excludes. */
export function catalogue(language: Language, namespace: Namespace): Catalogue {
  const texts = files[`./locales/${language}/${namespace}.json`];
  if (!texts) throw new Error(`No catalogue ${language}/${namespace}`);
  return texts;
}

/** All texts of a language, by section. */
export function allCatalogues(language: Language): Record<string, Catalogue> {
  return Object.fromEntries(NAMESPACES.map((namespace) => [namespace, catalogue(language, namespace)]));
}
