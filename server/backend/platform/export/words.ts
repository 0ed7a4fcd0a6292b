import { say } from "../translations/say";

/** The words of one export. A file of a hundred thousand rows asks for the same few again and again. */
export interface Words {
  /** A heading or another text of the export. */
  text(key: string, params?: Record<string, string | number>): string;
  /** Such as `eventTypes` and `earthquake`; the id itself where there is no word. */
  word(group: string, id: string): string;
  country(code: string): string;
  /** The words of ids that are separated by commas, separated by semicolons. */
  wordsOf(group: string, ids: string): string;
  /** The same of countries. */
  countriesOf(codes: string): string;
}

export function wordsIn(language: string): Words {
  // `ch` is the product's name for simplified Chinese.
  const countries = new Intl.DisplayNames(language === "ch" ? "zh-Hans" : language, {
    type: "region",
    fallback: "code",
  });
  const country = known((code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code));
  const groups = known((group: string) =>
    known((id) => {
      const key = `catalogue:${group}.${id}`;
      const found = say(language, key);
      return found === key ? id : found;
    }),
  );
  const lists = known((group: string) => known((ids) => listed(ids, groups(group))));
  return {
    text: (key, params) => say(language, `export:${key}`, params),
    word: (group, id) => groups(group)(id),
    country,
    wordsOf: (group, ids) => lists(group)(ids),
    countriesOf: known((codes) => listed(codes, country)),
  };
}

/** So many answers are kept: lists of countries have no end. */
const MOST_KNOWN = 10_000;

/** The same, made once for each key. */
function known<Value>(make: (key: string) => Value): (key: string) => Value {
  const values = new Map<string, Value>();
  return (key) => {
    const found = values.get(key);
    if (found !== undefined) return found;
    if (values.size >= MOST_KNOWN) values.clear();
    const value = make(key);
    values.set(key, value);
    return value;
  };
}

const listed = (ids: string, word: (id: string) => string): string =>
  ids === "" ? "" : ids.split(",").map(word).join("; ");
