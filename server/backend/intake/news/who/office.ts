import { isEventWord } from "./event-words";
import type { Run } from "./run";

/** Words between the kind of an office and its initials: "Office of Economic Sanctions Policy and Implementation (SPI)". */
const FARTHEST = 8;
const OF = /^(?:of|for|de|du|des|d)$/;
const ARTICLE = /^(?:la|les|l)$/;

/**
 * Whether a run is an office's name, a part of it or its initials in brackets: an office is not whom an event is about, and one that publishes a
 * hundred notices would make one event of them.
 */
export const isOfOffice = (run: Run): boolean => endsInOffice(run) || followsOffice(run);

/** "Food Standards Agency", "Chamber" of commerce; "Securities and Exchange Commission", of which the first word is a run of its own. */
export function endsInOffice({ words, rows, first, last }: Run): boolean {
  const { folded, broken, sentences } = words;
  const isOffice = (to: number): boolean => {
    const told = folded.slice(first, to + 1).join(" ");
    return rows.authorities.some((end) => told.endsWith(` ${end}`) || (end.includes(" ") && told === end));
  };
  if (isOffice(last) || (rows.offices.has(folded[last] ?? "") && OF.test(folded[last + 1] ?? ""))) return true;
  if (first !== last || folded[last + 1] !== "and" || broken[last + 1]) return false;
  for (let at = last + 2; at <= last + 4 && !broken[at] && sentences[at] === sentences[last]; at += 1) {
    if (!isCapital(words, at)) return false;
    if (isOffice(at)) return true;
  }
  return false;
}

/** What stands behind "Office of", which has its capital in English: in the offices of a company something happens to it. */
function followsOffice({ words, rows, first }: Run): boolean {
  const { folded, starts, text, broken } = words;
  const isKind = (at: number): boolean =>
    rows.offices.has(folded[at] ?? "") && (rows.language === "fr" || isCapital(words, at));
  if (broken[first] && text[(starts[first] ?? 0) - 1] !== "(") return false;
  for (let at = first - 1; at > 0 && first - at <= FARTHEST; at -= 1) {
    const word = folded[at] ?? "";
    if (OF.test(word) && isKind(at - 1)) return true;
    if (broken[at] || (word !== "and" && !OF.test(word) && !ARTICLE.test(word) && !isCapital(words, at))) return false;
  }
  return false;
}

const isCapital = ({ text, starts }: Run["words"], at: number): boolean =>
  /^\p{Lu}/u.test(text.slice(starts[at], (starts[at] ?? 0) + 2));

const LONGEST_TITLE = 200;
const MOST_IN_TITLE = 25;
const OPENS = /(?:^|[\s([])(?:["“„‘'‚](?=\S)|[«‹»](?=[\s\u00a0]?\S))/gu;
const CLOSES = /["”“’'»›«](?=$|[\s.,;:!?)\]])/u;

/**
 * Whether a run stands in the title of a paper, a law or a film: "the order “Blocking Property With Respect to …”", "“Limits of Growth”". All its words but
 * the small ones have capitals, which tells it from what somebody says; of a name few are quoted, and what is bound to it ("“Bank of Toledo”") is its own.
 */
export function isQuotedTitle(run: Run): boolean {
  const { words, letters, rows, first, last } = run;
  const quoted = quotationAround(run);
  if (!quoted || quoted.last - quoted.first >= MOST_IN_TITLE) return false;
  let hasSmall = false;
  for (let at = quoted.first; at <= quoted.last; at += 1) {
    const word = words.folded[at] ?? "";
    const isSmall = rows.small.has(word);
    if (!isSmall && (isEventWord(word, rows.language) || !/^[\p{Lu}\p{N}]/u.test(letters.raw[at] ?? ""))) return false;
    const isBound = at > first && at < last && !letters.capital[at];
    hasSmall ||= isSmall && !isBound;
  }
  return hasSmall;
}

/** The words between the nearest marks of quotation around a run. */
function quotationAround({ words, first, last }: Run): { first: number; last: number } | null {
  const { text, starts, ends } = words;
  const [start, end] = [starts[first] ?? 0, ends[last] ?? 0];
  const from = Math.max(0, start - LONGEST_TITLE);
  const opened = [...text.slice(from, start + 1).matchAll(OPENS)].at(-1);
  if (!opened) return null;
  const opening = from + opened.index + opened[0].length;
  if (CLOSES.test(text.slice(opening, start))) return null;
  const closing = CLOSES.exec(text.slice(end, end + LONGEST_TITLE));
  if (!closing) return null;
  let [one, other] = [first, last];
  while (one > 0 && (starts[one - 1] ?? 0) >= opening) one -= 1;
  while (other + 1 < starts.length && (starts[other + 1] ?? 0) < end + closing.index) other += 1;
  return { first: one, last: other };
}
