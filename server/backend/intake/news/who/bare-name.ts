import { countryNamed } from "../../../reference/countries/country-of";
import { makeWord } from "../../../reference/names/word";
import { FIRST_NAMES } from "../../../reference/names/word-meanings";
import { lexiconOf } from "../lexicon/lexicons";
import type { FoundName } from "./found-name";
import { isCompanyNoun, nameOf, type Run } from "./run";

/**
 * A name without a legal form, from a run of capitals that has none; null where it may as well be a place, a person or an ordinary word.
 * It is a company only where a target bears it word by word, so that a wrong one costs nothing but a look.
 */
export function bareName(run: Run): FoundName | null {
  const { rows, letters } = run;
  if (rows.language === "de") return germanName(run);
  if (rows.language !== "en" && rows.language !== "fr") return null;
  const cut = withoutEdges(run);
  if (cut === null) return null;
  if (letters.headline) return agentIn(cut);
  return isPlace(cut) || isPerson(cut) || !mayBeName(cut) ? null : nameOf(cut, cut.first, cut.last, "capitals");
}

/** Without ordinary words at its beginning, and up to a title: "Qantas CEO Alan Joyce". */
function withoutEdges(run: Run): Run | null {
  const { words, rows } = run;
  let { first, last } = run;
  for (let at = first; at <= last; at += 1) {
    if (!rows.titles.has(words.folded[at] ?? "")) continue;
    if (at === first) return null;
    last = at - 1;
  }
  while (
    first <= last &&
    rows.ordinary.has(words.folded[first] ?? "") &&
    (beginsSentence(run, first) || first > run.first)
  )
    first += 1;
  while (
    last > first &&
    (rows.ordinary.has(words.folded[last] ?? "") || isCompanyNoun(words.folded[first] ?? "", rows))
  ) {
    if (rows.ordinary.has(words.folded[last] ?? "")) last -= 1;
    else first += 1;
  }
  return first > last ? null : { ...run, first, last };
}

const beginsSentence = ({ words }: Run, at: number): boolean =>
  at === 0 || words.sentences[at] !== words.sentences[at - 1] || words.broken[at] === true;

/** In a headline of capitals only who does something at the beginning of a clause: "Vantor Apparel Files for Bankruptcy". */
function agentIn(run: Run): FoundName | null {
  const { words, rows, first } = run;
  if (!beginsSentence(run, run.first) && run.first > 0) return null;
  for (let at = first + 1; at <= run.last + 1 && at <= first + MOST_WORDS; at += 1) {
    if (!rows.verbs.has(words.folded[at] ?? "")) continue;
    const agent = { ...run, last: at - 1 };
    return mayBeName(agent) && !isPerson(agent) ? nameOf(agent, first, at - 1, "agent") : null;
  }
  return null;
}

const MOST_WORDS = 5;

function mayBeName({ words, letters, rows, first, last }: Run): boolean {
  const own = words.folded.slice(first, last + 1);
  if (own.length > MOST_WORDS || own.every((word) => rows.ordinary.has(word))) return false;
  if (own.join("").length < 2 || own.every((word) => isPlaceWord(word))) return false;
  const written = words.text.slice(words.starts[first], words.ends[last]);
  if (written.length > 3 && countryNamed(written) !== null) return false;
  const lexicon = lexiconOf(rows.language);
  if (own.length > 1 || !lexicon || letters.striking[first]) return true;
  // Of one word, at the beginning of a sentence: one that tells of events is none.
  return !beginsSentence({ words, letters, rows, first, last }, first) || lexicon.edgesOf(own[0] ?? "").length === 0;
}

const isPlaceWord = (word: string): boolean => makeWord(word, "organization").kind === "place";

const isPlace = ({ words, letters, rows, first }: Run): boolean =>
  first > 0 &&
  words.sentences[first] === words.sentences[first - 1] &&
  !words.broken[first] &&
  rows.places.has(words.folded[first - 1] ?? "") &&
  !letters.striking[first];

const GIVEN = new Set(FIRST_NAMES.flatMap((names) => names.split(" ")));

/** Two or three words of which the first is a given name, unless a company's belongings follow: "John Deere workers". */
function isPerson({ words, rows, first, last }: Run): boolean {
  if (last === first || last - first > 2) return false;
  return GIVEN.has(words.folded[first] ?? "") && !rows.belongings.has(words.folded[last + 1] ?? "");
}

/** German nouns have capitals, too: there something else has to tell. */
function germanName(run: Run): FoundName | null {
  const { words, letters, rows } = run;
  const cut = withoutEdges(run);
  if (cut === null) return null;
  const { first } = cut;
  const last = withoutBelongings(cut);
  if (last < first) return null;
  const name = { ...cut, last };
  if (!mayBeName(name) || isPerson(name) || isNoun(name)) return null;
  const compound = last < cut.last;
  const called =
    first > 0 && isCompanyNoun(words.folded[first - 1] ?? "", rows) && first - 1 >= 0 && !words.broken[first];
  const acts = beginsSentence(run, first) && rows.verbs.has(words.folded[last + 1] ?? "");
  const striking = letters.striking.slice(first, last + 1).some(Boolean) && !isShouted(run);
  if (!compound && !called && !acts && !striking && !followsEvent(name)) return null;
  return nameOf(name, first, last, acts && !called ? "agent" : "capitals");
}

/** "Siemens-Beschäftigte": the last word of the name before what belongs to it. */
function withoutBelongings({ words, rows, first, last }: Run): number {
  for (let at = first + 1; at <= last; at += 1) {
    const word = words.folded[at] ?? "";
    if (
      words.text[words.ends[at - 1] ?? 0] === "-" &&
      (rows.belongings.has(word) || isCompanyNoun(word, rows) || rows.after.includes(word))
    )
      return at - 1;
  }
  return last;
}

/** "Streik bei Amazon": after a word for what happens and a preposition without an article. */
function followsEvent({ words, letters, rows, first }: Run): boolean {
  const event = words.folded[first - 2];
  if (event === undefined || words.sentences[first] !== words.sentences[first - 2]) return false;
  const lexicon = lexiconOf(rows.language);
  return (
    /^(?:bei|von|fur|gegen|durch)$/.test(words.folded[first - 1] ?? "") &&
    letters.capital[first - 2] === true &&
    (lexicon?.edgesOf(event).length ?? 0) > 0
  );
}

/** A word that German builds of others, or that tells of events. */
function isNoun({ words, rows, first, last, letters }: Run): boolean {
  if (last > first || letters.striking[first]) return false;
  const word = words.folded[first] ?? "";
  return NOUN.test(word) || (lexiconOf(rows.language)?.edgesOf(word).length ?? 0) > 0;
}

const NOUN =
  /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|ismus|tat|taten|arbeiter|branche|industrie)$/;

const isShouted = ({ letters }: Run): boolean =>
  letters.raw.length > 3 && letters.striking.filter(Boolean).length > letters.raw.length / 2;
