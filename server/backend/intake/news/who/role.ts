import type { Words } from "../lexicon/words";
import type { FoundName } from "./found-name";
import type { NameRows } from "./name-rows";

/** Words that are looked at on either side of a name. */
const WINDOW = 8;
const MOST_FILLERS = 3;

/** Whether the words around a name say that it is not whom it happened to: "supplier of X", "according to X", "Y, an analyst at X". */
export function isAside(words: Words, name: FoundName, rows: NameRows): boolean {
  return followsFrame(words, name, rows) || precedesFrame(words, name, rows);
}

function followsFrame(words: Words, { first }: FoundName, rows: NameRows): boolean {
  const before = beforeOf(words, first);
  for (let dropped = 0; dropped <= MOST_FILLERS; dropped += 1) {
    const told = before.join(" ");
    if (rows.before.some((frame) => told === frame || told.endsWith(` ${frame}`))) return true;
    const last = before.at(-1);
    if (last === undefined) return false;
    // "said Jane Doe of Vantor": who speaks is seldom whom it happened to.
    if (rows.of.has(last) && before.slice(0, -1).some((word) => rows.speaking.has(word))) return true;
    if (!rows.fillers.has(last)) return false;
    before.pop();
  }
  return false;
}

function precedesFrame(words: Words, { last }: FoundName, rows: NameRows): boolean {
  const told = afterOf(words, last).join(" ");
  return rows.after.some((frame) => told === frame || told.startsWith(`${frame} `));
}

/** The words of the sentence before one, up to what breaks a phrase. */
function beforeOf({ folded, sentences, broken }: Words, first: number): string[] {
  let from = first;
  while (from > 0 && first - from < WINDOW && sentences[from - 1] === sentences[first] && !broken[from]) from -= 1;
  return folded.slice(from, first);
}

function afterOf({ folded, sentences, broken }: Words, last: number): string[] {
  let to = last + 1;
  while (to < folded.length && to - last <= WINDOW && sentences[to] === sentences[last] && !broken[to]) to += 1;
  return folded.slice(last + 1, to);
}

/** "… | Vantor Times": a title often ends with who published it. */
export const closesTitle = ({ text }: Words, { start, end, by }: FoundName): boolean =>
  by !== "legal-form" && end >= text.trimEnd().length && /\s[|–—-]\s$/.test(text.slice(Math.max(0, start - 3), start));

/** "Vantor and Brenton": who is named with another shares its role. */
export function isListedWith(words: Words, one: FoundName, other: FoundName): boolean {
  const between = words.folded.slice(one.last + 1, other.first);
  const text = words.text.slice(one.end, Math.min(other.start, one.end + 12));
  if (words.sentences[one.last] !== words.sentences[other.first]) return false;
  return between.length === 0 ? /^(?:、| ?[/&] ?)$/.test(text) : between.length === 1 && LISTING.has(between[0] ?? "");
}

const LISTING = new Set(["and", "or", "und", "oder", "sowie", "et", "ou", "和", "与", "及"]);

/** Whether a word such as "while" stands between a name and the evidence: it is then another clause's. */
export function isInAnotherClause(words: Words, name: FoundName, evidence: number, { contrast }: NameRows): boolean {
  const [from, to] = name.last < evidence ? [name.last + 1, evidence] : [evidence + 1, name.first];
  return words.folded.slice(from, to).some((word) => contrast.has(word));
}
