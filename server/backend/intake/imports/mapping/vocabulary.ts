import { SUPPLIER_FIELDS } from "~/backend/contract/import-kinds";
import type { Field } from "./fields";
import { FURTHER_OTHER_TITLES, FURTHER_TITLES } from "./further-titles";
import { MORE_TITLES, OTHER_TITLES } from "./more-titles";
import { titleWords } from "./title-key";
import { TITLES } from "./titles";

/** A title as columns are called, in parts. */
export interface KnownTitle {
  text: string;
  words: string[];
  joined: string;
  weight: number;
  inPercent: boolean;
}

/** What the columns of a kind of file can mean, and how they are called. */
export interface Vocabulary {
  fields: readonly Field[];
  known: ReadonlyMap<Field, readonly KnownTitle[]>;
  /** Titles of columns that are not read, joined. */
  others: ReadonlySet<string>;
  /** The fields that are told of others than the supplier, in files where words such as "parent" tell one from the other; else null. */
  ofOthers: ReadonlySet<Field> | null;
}

/** Titles of a field, separated by `|`, in the form of `TITLES`. */
export type Titles = Readonly<Partial<Record<Field, string>>>;

/** A vocabulary of some fields: each is called as any of the lists of titles says. */
export function vocabularyOf(
  fields: readonly Field[],
  titles: readonly Titles[],
  more: Pick<Vocabulary, "others" | "ofOthers"> = { others: new Set(), ofOthers: null },
): Vocabulary {
  const known = fields.map((field) => [field, titles.flatMap((one) => knownTitles(one[field] ?? ""))] as const);
  return { fields, known: new Map(known), ...more };
}

function knownTitles(titles: string): KnownTitle[] {
  return titles
    .split("|")
    .filter(Boolean)
    .map((title) => {
      const text = title.replace(/~+$/, "");
      const words = titleWords(text);
      const weight = title.endsWith("~~") ? 0.7 : title.endsWith("~") ? 0.75 : 1;
      return { text, words, joined: words.join(""), weight, inPercent: text.includes("%") };
    });
}

/** What surely is a name, with a 2 behind it: "Lieferantenname 2". */
const SECOND_NAMES = [TITLES.name, MORE_TITLES.name]
  .join("|")
  .split("|")
  .filter((title) => title !== "" && !/[~\d]/.test(title))
  .map((title) => `${title} 2`)
  .join("|");

/** Of lists of suppliers. */
export const SUPPLIER_WORDS = vocabularyOf(
  SUPPLIER_FIELDS,
  [TITLES, { nameContinued: SECOND_NAMES }, MORE_TITLES, FURTHER_TITLES],
  {
    others: new Set(
      `${OTHER_TITLES}|${FURTHER_OTHER_TITLES}`
        .split("|")
        .map((title) => titleWords(title.replace(/~+$/, "")).join("")),
    ),
    ofOthers: new Set<Field>([
      ...(["parent", "parentCountry", "parentShare", "operator", "operatorShare", "ownedSince", "ownedUntil"] as const),
    ]),
  },
);
