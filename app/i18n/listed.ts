/**
 * Facts or names in one line: "Ulm, Germany", and with a full-width comma in Chinese. What is missing is left out. `Intl.ListFormat`
 * writes "and" in German and French, and nothing at all between two words in Chinese.
 */
export function listed(parts: readonly (string | number | null | undefined | false)[], tag: string): string {
  return parts
    .filter((part) => part !== "" && part !== null && part !== undefined && part !== false)
    .join(commaOf(tag));
}

const commaOf = (tag: string): string => (tag.startsWith("zh") ? "，" : ", ");

/** A value behind what it is of: "Risk: High", with the colon of its language. */
export function labelled(name: string, value: string | number, tag: string): string {
  return `${name}${colonOf(tag)}${value}`;
}

const colonOf = (tag: string): string => (tag.startsWith("zh") ? "：" : tag.startsWith("fr") ? "\u00a0: " : ": ");
