import { READ } from "../lexicon/find-evidence";
import { readWords, type Words } from "../lexicon/words";
import type { Field, NewsText, Span } from "../types";
import { cjkAgents } from "./cjk-agents";
import { cjkNames } from "./cjk-names";
import type { FoundName } from "./found-name";
import { latinNames } from "./latin-names";
import { type NameRows, nameRowsOf } from "./name-rows";

/** The names of one field, with its words. */
export interface FieldNames {
  field: Field;
  words: Words;
  names: FoundName[];
}

/** A name that a text holds, whatever its role. */
export interface NameInText {
  name: string;
  /** `reading-names.de@1#legal-form`, `#capitals` or `#agent`. */
  rule: string;
  span: Span;
}

/**
 * All names of organizations in a text, in reading order: with a legal form in any language, by capitals alone in English, German and
 * French, by who acts in Chinese. Evidence of an event that lies in one of these is none (`liesInName`): "Storm Guard Ltd".
 */
export function namesIn(text: NewsText, language: string): NameInText[] {
  const rows = nameRowsOf(language);
  return fieldNames(text, rows).flatMap(({ field, words, names }) =>
    names.map((name) => ({ name: name.text, rule: ruleOf(name, rows), span: spanOf(field, words, name) })),
  );
}

/** Whether a span lies in a name. Only legal forms say so: that a word has a capital makes no name of what it tells. */
export function liesInName(span: Span, names: readonly NameInText[]): boolean {
  return names.some(
    ({ rule, span: { field, start, end } }) =>
      rule.endsWith("#legal-form") && field === span.field && start <= span.start && span.end <= end,
  );
}

export function fieldNames(text: NewsText, rows: NameRows): readonly FieldNames[] {
  const known = looked.get(text);
  if (known?.rows === rows) return known.names;
  const names = lookIn(text, rows);
  looked.set(text, { rows, names });
  return names;
}

/** Asked for twice: is the evidence in a name, and who is it about? */
const looked = new WeakMap<NewsText, { rows: NameRows; names: readonly FieldNames[] }>();

function lookIn(text: NewsText, rows: NameRows): FieldNames[] {
  return (["title", "extract", "body"] as const)
    .filter((field) => text[field] !== "")
    .map((field) => {
      const words = readWords(text[field], READ[field]);
      const names = [
        ...latinNames(words, rows),
        ...cjkNames(words, READ[field]),
        ...cjkAgents(words, READ[field], rows),
      ];
      return { field, words, names: apart(names) };
    });
}

/** In reading order; of names that share characters, the surer one, then the longer one. */
function apart(names: readonly FoundName[]): FoundName[] {
  const sure = ({ by }: FoundName): number => (by === "legal-form" ? 0 : 1);
  const ordered = [...names].sort((a, b) => a.start - b.start || sure(a) - sure(b) || b.end - a.end);
  const kept: FoundName[] = [];
  for (const name of ordered) {
    const last = kept.at(-1);
    if (!last || name.start >= last.end) kept.push(name);
    else if (sure(name) < sure(last)) kept[kept.length - 1] = name;
  }
  return kept;
}

export const ruleOf = ({ by }: FoundName, rows: NameRows): string => `${rows.rule}#${by}`;

const LONGEST_QUOTE = 150;

export function spanOf(field: Field, { text }: Words, { start, end }: FoundName): Span {
  return { field, start, end, quote: text.slice(start, Math.min(end, start + LONGEST_QUOTE)) };
}
