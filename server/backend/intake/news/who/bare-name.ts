import { beginsSentence, isPerson, knownFrom, MOST_WORDS, mayBeName, withoutEdges } from "./bare-parts";
import type { FoundName } from "./found-name";
import { germanName } from "./german-name";
import { beginsForm } from "./legal-end";
import { endsInOffice, isOfOffice, isQuotedTitle } from "./office";
import { isCompanyNoun, nameOf, type Run } from "./run";

/**
 * A name without a legal form, from a run of capitals that has none; null where it may as well be a place, a person or an ordinary word.
 * It is a company only where a target bears it word by word, so that a wrong one costs nothing but a look.
 */
export function bareName(run: Run): FoundName | null {
  const { words, rows, letters } = run;
  if (rows.language === "de") return germanName(run);
  if (rows.language !== "en" && rows.language !== "fr") return null;
  for (let at = run.first; at <= run.last; at += 1) {
    const known = knownFrom(run, at);
    if (known > 0) return nameOf(run, at, at + known - 1, "capitals");
  }
  const cut = withoutEdges(run);
  if (cut === null || endsInOffice(run) || isOfOffice(cut) || isQuotedTitle(cut)) return null;
  const acts = words.folded.slice(cut.first + 1, cut.last + 1).some((word) => rows.verbs.has(word));
  if (letters.headline || (acts && beginsSentence(run, run.first))) return agentIn(cut, run.first);
  if (cut.first === cut.last && isNoName(cut)) return null;
  return isPlace(cut) || isPerson(cut) || !mayBeName(cut) ? null : nameOf(cut, cut.first, cut.last, "capitals");
}

/** In a headline of capitals only who does something at the beginning of a clause: "Vantor Apparel Files for Bankruptcy". */
function agentIn(run: Run, from: number): FoundName | null {
  const { words, rows, first } = run;
  if (!beginsSentence(run, from)) return null;
  for (let at = first + 1; at <= run.last + 1 && at <= first + MOST_WORDS; at += 1) {
    if (!rows.verbs.has(words.folded[at] ?? "")) continue;
    const agent = { ...run, last: at - 1 };
    return mayBeName(agent) && !isPerson(agent) && !isOfOffice(agent) ? nameOf(agent, first, at - 1, "agent") : null;
  }
  return null;
}

/** One word: a legal form that is left over, or at the beginning of a sentence what anybody is called. */
function isNoName(run: Run): boolean {
  const { words, letters, rows, first } = run;
  const word = words.folded[first] ?? "";
  if (beginsForm(word, letters.raw[first] ?? "")) return true;
  return beginsSentence(run, first) && (rows.alone.has(word) || !isFollowedUp(run));
}

/** One word at the beginning of a sentence: it has a capital anyway, so that something of a company's has to come after it. */
function isFollowedUp({ words, letters, rows, last }: Run): boolean {
  const next = words.folded[last + 1] ?? "";
  return (
    letters.striking[last] === true ||
    rows.verbs.has(next) ||
    rows.belongings.has(next) ||
    // "Toy maker": what it makes, and no company's.
    (rows.after.includes(next) && !isCompanyNoun(next, rows)) ||
    COMPANION.test(next)
  );
}

/** "Lavrand, fournisseur de …" and "Vantor and Brenton": a company beside it. */
const COMPANION = /^(?:and|et|fournisseur|supplier)$/;

/** "in Zhengzhou", "its Toledo plant", "Vantor's Leeds plant". */
function isPlace({ words, rows, letters, first, last }: Run): boolean {
  if (beginsSentence({ words }, first) || letters.striking[first]) return false;
  const before = words.text.slice(words.ends[first - 1] ?? 0, words.starts[first]);
  const isOwned = first === last && /^['’]s? $/.test(before) && rows.belongings.has(words.folded[last + 1] ?? "");
  return isOwned || rows.places.has(words.folded[first - 1] ?? "");
}
