import type { Catalogue, TextParams } from "./texts";

/** Puts keys into the words of one language. Server and browser use the same one, so that both render the same page. */
export interface Translator {
  /** BCP 47. */
  readonly language: string;
  /** `key` may name its own section, as in `feed:headings.new`; without a text it is answered itself. */
  text(section: string, key: string, params?: TextParams): string;
  /** Throws the promise of the section's texts when they are not here yet: React waits for it and renders again. */
  need(section: string): void;
}

/**
 * `texts` are catalogues by section. `fetchTexts` brings those of a section that is missing; without it, as on the
 * server, what is missing stays so.
 */
export function createTranslator(
  language: string,
  texts: Record<string, Catalogue>,
  fetchTexts?: (section: string) => Promise<Catalogue>,
): Translator {
  const sections = new Map(Object.entries(texts));
  const coming = new Map<string, Promise<void>>();
  const plurals = new Intl.PluralRules(language);

  const find = (section: string, key: string, count: TextParams[string] | undefined): string | undefined => {
    const catalogue = sections.get(section);
    const form = typeof count === "number" ? lookUp(catalogue, `${key}_${plurals.select(count)}`) : undefined;
    return form ?? lookUp(catalogue, key);
  };

  return {
    language,
    text(section, key, params = {}) {
      const at = key.indexOf(":");
      const name = key.slice(at + 1);
      const found = find(at < 0 ? section : key.slice(0, at), name, params.count);
      return found === undefined ? name : fill(found, params);
    },
    need(section) {
      if (!fetchTexts || sections.has(section)) return;
      const promise =
        coming.get(section) ?? fetchTexts(section).then((catalogue) => void sections.set(section, catalogue));
      coming.set(section, promise);
      throw promise;
    },
  };
}

function lookUp(catalogue: Catalogue | undefined, key: string): string | undefined {
  let found: string | Catalogue | undefined = catalogue;
  for (const part of key.split(".")) {
    found = typeof found === "object" && Object.hasOwn(found, part) ? found[part] : undefined;
  }
  return typeof found === "string" ? found : undefined;
}

/** Once and from the left: what a parameter brings is never read as a text itself. React escapes. */
function fill(text: string, params: TextParams): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => (Object.hasOwn(params, name) ? String(params[name]) : ""));
}
