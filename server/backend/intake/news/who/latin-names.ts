import type { Words } from "../lexicon/words";
import { bareName } from "./bare-name";
import { knownFrom } from "./bare-parts";
import { joined, type Letters, lettersOf } from "./capitals";
import { wordsOfForm } from "./dotted-form";
import type { FoundName } from "./found-name";
import { beginsForm, legalEnd } from "./legal-end";
import type { NameRows } from "./name-rows";
import { companyNounIn, nameOf, type Run } from "./run";

/** Longer runs of capitals are lists, or headlines. */
const LONGEST = 12;
/** Before "Söhne" or "Co" the name goes on. */
const BINDING = new Set(["und", "and", "et", "y", "e", "de", "du", "des", "la", "le", "d", "of"]);
const AFTER_AND = new Set(["sohne", "sohn", "sons", "co", "cie", "partner", "partners", "fils", "company", "brothers"]);

/** Names in Latin letters: runs of capitals, with a legal form or, where the language's rows say so, without. In reading order. */
export function latinNames(words: Words, rows: NameRows): FoundName[] {
  const letters = lettersOf(words);
  const found: FoundName[] = [];
  for (let at = 0; at < words.folded.length; ) {
    if (!letters.capital[at]) {
      at += 1;
      continue;
    }
    const last = runEnd(words, letters, rows, at);
    at = namesInRun({ words, letters, rows, first: at, last }, found);
  }
  return found;
}

function runEnd(words: Words, letters: Letters, rows: NameRows, first: number): number {
  let last = first;
  while (last - first < LONGEST) {
    const next = words.folded[last + 1];
    if (next === undefined) return last;
    const dotted = wordsOfForm(words, last);
    if (dotted > 0) {
      last += dotted;
      continue;
    }
    const form = beginsForm(next, letters.raw[last + 1] ?? "");
    if (!joined(words, letters, last, form)) return last;
    if (letters.capital[last + 1] || form) last += 1;
    else if (binds(words, letters, rows, last + 1)) last += 2;
    else return last;
  }
  return last;
}

/** Whether a small word holds two of one name together: "Schmidt und Söhne", "Compagnie de Lavrand", "Bank of Toledo". */
function binds(words: Words, letters: Letters, { language }: NameRows, at: number): boolean {
  const [before = "", word = "", after = ""] = [words.folded[at - 1], words.folded[at], words.folded[at + 1]];
  if (!BINDING.has(word) || !joined(words, letters, at, false)) return false;
  if (AFTER_AND.has(after)) return true;
  if (!letters.capital[at + 1]) return false;
  return word === "of"
    ? before === "bank"
    : language === "fr" && /^(?:de|du|des|d)$/.test(word) && before === "compagnie";
}

/** Adds the names of a run of capitals; answers the word to go on from. */
function namesInRun(run: Run, found: FoundName[]): number {
  const { words, letters, last } = run;
  for (let first = run.first; first <= last; ) {
    const legal = legalEnd(words.folded.slice(first, last + 1), letters.raw.slice(first, last + 1));
    if (legal === null) {
      const bare = bareName({ ...run, first });
      if (bare) found.push(bare);
      return last + 1;
    }
    const end = first + legal.length - 1;
    found.push(...legalName({ ...run, first, last: end }, legal.form));
    first = end + 1;
  }
  return last + 1;
}

/** Without what stands before it in capitals and is no part of it: "Nach", "VW-Zulieferer", "Minister". */
function legalName(run: Run, form: number): FoundName[] {
  const { words, rows } = run;
  const lastOwn = run.last - form;
  let first = run.first;
  if (run.letters.headline) first = behindWhatHappens(run, lastOwn);
  while (first <= lastOwn && isOutside(run, first, lastOwn)) first += 1;
  if (first > lastOwn) return [];
  const kind = companyNounIn({ ...run, first, last: lastOwn });
  if (kind === null) return [nameOf(run, first, run.last, "legal-form")];
  const name = nameOf(run, kind + 1, run.last, "legal-form", first);
  // "VW-Zulieferer Nordhang SE" names two.
  const other =
    kind > first && words.text[words.ends[kind - 1] ?? 0] === "-" ? bareName({ ...run, first, last: kind }) : null;
  return other && !rows.small.has(words.folded[first] ?? "") ? [other, name] : [name];
}

/** Where all words have capitals, a name begins behind what happens to it: "EXPLOSION HALTS VANTOR CASTINGS LTD", "MILL OF VANTOR LTD". */
function behindWhatHappens({ words, rows, first }: Run, lastOwn: number): number {
  for (let at = lastOwn; at > first; at -= 1) {
    const word = words.folded[at - 1] ?? "";
    const tells = rows.verbs.has(word) || rows.befalls.has(word) || (rows.small.has(word) && !NUMBERS.has(word));
    const binds = word === "of" && words.folded[at - 2] === "bank";
    if (tells && !binds) return at;
  }
  return first;
}

/** With which names begin: "First Solar", "Five Star Foods". */
const NUMBERS = new Set("the one two three four five six seven eight nine ten first second third all every".split(" "));

/** Whom companies are named after as often as they are anybody's title. */
const NAMES_TOO = new Set("king queen prince princess pope general judge justice".split(" "));

function isOutside(run: Run, at: number, lastOwn: number): boolean {
  const { words, rows } = run;
  const word = words.folded[at] ?? "";
  if (knownFrom(run, at) > 0 || (NAMES_TOO.has(word) && at < lastOwn)) return false;
  if (rows.titles.has(word) || rows.small.has(word)) return true;
  // "Workers Inc" may be a name, "Company Ltd" is none.
  return at === lastOwn && at > 0 && rows.ordinary.has(word) && rows.small.has(words.folded[at - 1] ?? "");
}
