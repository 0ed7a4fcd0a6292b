import { beginsSentence, isGivenName, isPerson, mayBeName, withoutEdges } from "./bare-parts";
import { isEventWord } from "./event-words";
import type { FoundName } from "./found-name";
import { isCompanyNoun, nameOf, type Run } from "./run";

/**
 * A name without a legal form in German, where nouns have capitals, too, so that something else has to tell: what the company is called
 * before it or what belongs to it after it, that it does what companies do, that an event is told of it, or how it is written.
 */
export function germanName(run: Run): FoundName | null {
  const cut = withoutEdges(run);
  if (cut === null) return null;
  const name = { ...cut, last: lastOwn(cut) };
  if (name.last < name.first) return null;
  const acts = beginsSentence(run, name.first) && run.rows.verbs.has(run.words.folded[name.last + 1] ?? "");
  const told = belongsTo(run, name.last + 1) || isCalled(name) || isToldOf(name);
  if ((told || acts) && mayBeName(name) && !isPerson(name) && !isNoun(name) && !isAuthority(name))
    return nameOf(name, name.first, name.last, told ? "capitals" : "agent");
  return strikingPart(cut);
}

/** The last word of the name before what belongs to it, or before a person's: "Siemens-Beschäftigte". */
function lastOwn({ words, rows, first, last }: Run): number {
  for (let at = first + 1; at <= last; at += 1) {
    const word = words.folded[at] ?? "";
    if (isGivenName(word)) return at - 1;
    if (belongsTo({ words, rows }, at)) return at - 1;
  }
  return last;
}

/** "-Beschäftigte", "-Zulieferer". */
function belongsTo({ words, rows }: Pick<Run, "words" | "rows">, at: number): boolean {
  const word = words.folded[at] ?? "";
  const may = rows.belongings.has(word) || isCompanyNoun(word, rows) || rows.after.includes(word);
  return may && followsHyphen({ words }, at);
}

const followsHyphen = ({ words }: Pick<Run, "words">, at: number): boolean =>
  at > 0 && words.text[words.ends[at - 1] ?? 0] === "-" && words.starts[at] === (words.ends[at - 1] ?? 0) + 1;

/** "Autozulieferer Muster Guss", in one run of capitals or after a word of its own. */
const isCalled = ({ words, rows, first }: Run): boolean =>
  first > 0 &&
  !words.broken[first] &&
  words.sentences[first] === words.sentences[first - 1] &&
  isCompanyNoun(words.folded[first - 1] ?? "", rows);

/** "Streik bei Amazon", "Streik bei der Lufthansa", "der insolventen Maple Bank". */
function isToldOf({ words, letters, rows, first, last }: Run): boolean {
  const at = (back: number): string =>
    words.sentences[first - back] === words.sentences[first] ? (words.folded[first - back] ?? "") : "";
  const tells = (back: number): boolean =>
    letters.capital[first - back] === true && isEventWord(at(back), rows.language);
  if (BY.test(at(1))) return tells(2);
  if (at(1) === "der" && at(2) === "bei") return tells(3);
  return last > first && !letters.capital[first - 1] && /e[nrs]?$/.test(at(1)) && isEventWord(at(1), rows.language);
}

const BY = /^(?:bei|von|fur|gegen|durch)$/;

/** A word that German builds of others, or that tells of events. */
function isNoun({ words, rows, first, last, letters }: Run): boolean {
  if (last > first || letters.striking[first]) return false;
  const word = words.folded[first] ?? "";
  return NOUN.test(word) || isEventWord(word, rows.language);
}

/** "Bundesagentur", "Deutsche Bundesbank", "Landgericht Hagen". */
const isAuthority = ({ words, first, last }: Run): boolean =>
  words.folded.slice(first, last + 1).some((word) => AUTHORITY.test(word));

const AUTHORITY =
  /^(?:bundes|landes|kreis|stadt)(?:agentur|amt|anstalt|bank|behorde|ministerium|gericht|polizei|regierung|kriminalamt)$|(?:ministerium|behorde|staatsanwaltschaft|landgericht|amtsgericht|arbeitsgericht|oberlandesgericht|gerichtshof)(?:s|en)?$/;

const NOUN =
  /(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|tion|tionen|ismus|tat|taten|arbeiter|branche|industrie|stoff|stoffe)$/;

/** Of words written like "BASF" or "ThyssenKrupp" those in a row; no part of a compound: "US-Dollar". */
function strikingPart(run: Run): FoundName | null {
  const { words, letters, rows } = run;
  if (isShouted(run)) return null;
  const counts = (at: number): boolean =>
    letters.striking[at] === true &&
    !followsHyphen(run, at) &&
    !followsHyphen(run, at + 1) &&
    !rows.ordinary.has(words.folded[at] ?? "");
  for (let first = run.first; first <= run.last; first += 1) {
    if (!counts(first)) continue;
    let last = first;
    while (last < run.last && counts(last + 1)) last += 1;
    return mayBeName({ ...run, first, last }) ? nameOf(run, first, last, "capitals") : null;
  }
  return null;
}

const isShouted = ({ letters }: Run): boolean =>
  letters.raw.length > 3 && letters.striking.filter(Boolean).length > letters.raw.length / 2;
