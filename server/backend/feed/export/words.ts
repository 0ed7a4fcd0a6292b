import { say } from "../../translations/say";

/** The words of one export. A file of a hundred thousand rows asks for the same few again and again. */
export interface Words {
  /** A heading or another text of the export. */
  text(key: string, params?: Record<string, string | number>): string;
  /** Such as `eventTypes` and `earthquake`; the id itself where there is no word. */
  word(group: string, id: string): string;
  country(code: string): string;
}

export function wordsIn(language: string): Words {
  // `ch` is the product's name for simplified Chinese.
  const countries = new Intl.DisplayNames(language === "ch" ? "zh-Hans" : language, {
    type: "region",
    fallback: "code",
  });
  const known = new Map<string, string>();
  const once = (key: string, make: () => string): string => {
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  };
  return {
    text: (key, params) => say(language, `export:${key}`, params),
    word: (group, id) =>
      once(`${group}.${id}`, () => {
        const key = `catalogue:${group}.${id}`;
        const found = say(language, key);
        return found === key ? id : found;
      }),
    country: (code) => once(code, () => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code)),
  };
}
