import { createHash } from "node:crypto";
import type { Language } from "./languages";
import { NAMESPACES, type Namespace } from "./namespaces";

/** A catalogue as it stands in its file: texts by key, keys in groups. */
export interface Catalogue {
  [key: string]: string | Catalogue;
}

const files = import.meta.glob<Catalogue>("./locales/*/*.json", { eager: true, import: "default" });

/** The bundled texts of one section in one language. Throws when the file is missing, which a test excludes. */
export function catalogue(language: Language, namespace: Namespace): Catalogue {
  const texts = files[`./locales/${language}/${namespace}.json`];
  if (!texts) throw new Error(`No catalogue ${language}/${namespace}`);
  return texts;
}

export function catalogues(language: Language, namespaces: readonly Namespace[]): Record<string, Catalogue> {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, catalogue(language, namespace)]));
}

/** All texts of a language, by section. */
export function allCatalogues(language: Language): Record<string, Catalogue> {
  return catalogues(language, NAMESPACES);
}

/** Changes with the texts, and only with them: an entity tag. */
export function catalogueHash(language: Language, namespace: Namespace): string {
  return createHash("sha256")
    .update(JSON.stringify(catalogue(language, namespace)))
    .digest("base64url")
    .slice(0, 16);
}
