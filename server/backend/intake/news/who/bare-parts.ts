import { countryNamed } from "../../../reference/countries/country-of";
import { makeWord } from "../../../reference/names/word";
import { FIRST_NAMES } from "../../../reference/names/word-meanings";
import { isEventWord } from "./event-words";
import { companyNounIn, type Run } from "./run";

/** No name without a legal form has more. */
export const MOST_WORDS = 5;

/** Without ordinary words at its edges, and up to a title: "Qantas CEO Alan Joyce". Null where nothing is left. */
export function withoutEdges(run: Run): Run | null {
  const { words, rows } = run;
  let { first, last } = run;
  for (let at = first; at <= last; at += 1) {
    if (!isTitle(words.folded[at] ?? "", run)) continue;
    if (at === first) return null;
    last = at - 1;
  }
  const kind = companyNounIn({ ...run, first, last });
  if (kind !== null) first = kind + 1;
  while (first <= last && isEdge(run, first, last)) first += 1;
  while (last > first && rows.small.has(words.folded[last] ?? "")) last -= 1;
  return first > last ? null : { ...run, first, last };
}

/** An ordinary word at the beginning of a sentence; "German" and "Boston" only where nothing else follows: "German Pellets". */
function isEdge(run: Run, at: number, last: number): boolean {
  const { words, rows } = run;
  const word = words.folded[at] ?? "";
  if (rows.small.has(word)) return true;
  if (!rows.ordinary.has(word)) return false;
  return at === last || (beginsSentence(run, at) && !isPlaceWord(word) && !rows.regions.has(word));
}

/** German builds titles of others: "Bundeswirtschaftsminister". */
const isTitle = (word: string, { rows }: Run): boolean =>
  rows.titles.has(word) ||
  (rows.language === "de" &&
    /(?:minister|ministerin|prasident|prasidentin|chef|chefin|sprecher|sprecherin|anwalt|verwalter|verwalterin)$/.test(
      word,
    ));

export const beginsSentence = ({ words }: Pick<Run, "words">, at: number): boolean =>
  at === 0 || words.sentences[at] !== words.sentences[at - 1] || words.broken[at] === true;

/** Whether something of it may be a company's own. */
export function mayBeName({ words, letters, rows, first, last }: Run): boolean {
  const own = words.folded.slice(first, last + 1);
  if (own.length > MOST_WORDS || own.every((word) => rows.ordinary.has(word) || isPlaceWord(word))) return false;
  if (own.join("").length < 2) return false;
  // "Chemical Plant", where a headline has capitals.
  if (rows.ordinary.has(own.at(-1) ?? "") && own.every((word) => rows.ordinary.has(word) || isGeneric(word)))
    return false;
  const written = words.text.slice(words.starts[first], words.ends[last]);
  if (written.length > 3 && countryNamed(written) !== null) return false;
  if (own.length > 1 || letters.striking[first]) return true;
  // Of one word, at the beginning of a sentence: one that tells of events is none.
  return !beginsSentence({ words }, first) || !isEventWord(own[0] ?? "", rows.language);
}

const isGeneric = (word: string): boolean => makeWord(word, "organization").kind === "generic";

const isPlaceWord = (word: string): boolean => makeWord(word, "organization").kind === "place";

const GIVEN = new Set(FIRST_NAMES.flatMap((names) => names.split(" ")));
export const isGivenName = (word: string): boolean => GIVEN.has(word);

/** How many words from one on are a company's that everybody knows and that no rule would take for one: "General Motors". */
export function knownFrom({ words, rows, last }: Run, at: number): number {
  const longest = rows.known.filter((name) => {
    const length = name.split(" ").length;
    return at + length - 1 <= last && words.folded.slice(at, at + length).join(" ") === name;
  });
  return Math.max(0, ...longest.map((name) => name.split(" ").length));
}

/**
 * Two or three words of which the first is a given name, unless a company's belongings follow ("John Deere workers") or the last says what a
 * company does ("Lincoln Electric").
 */
export function isPerson({ words, rows, first, last }: Run): boolean {
  if (last === first || last - first > 2) return false;
  // "K. Muster"
  const initial = (words.ends[first] ?? 0) - (words.starts[first] ?? 0) === 1;
  if (initial && words.text[words.ends[first] ?? 0] === ".") return true;
  // "said Jane Doe": of a company nobody says so in English.
  if (last - first === 1 && /^(?:said|says|told)$/.test(words.folded[first - 1] ?? "")) return true;
  if (isGeneric(words.folded[last] ?? "")) return false;
  return isGivenName(words.folded[first] ?? "") && !rows.belongings.has(words.folded[last + 1] ?? "");
}
