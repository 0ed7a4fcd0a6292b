import { days } from "~/time/duration";
import type { NewsJoining } from "../rules/event-joining";
import { isDenial, wordsInCommon } from "./headline";
import { commonSubject, type NewsFacts, townsTogether } from "./news-facts";
import {
  allOf,
  BY_HEADLINE,
  goesWithAll,
  inDays,
  isAbroad,
  isOfAnotherKind,
  sameText,
  timeApart,
  together,
} from "./same-news";
import type { SameThing } from "./same-thing";

/**
 * Why two pieces of news whose type has no family, plain news among them, are copies of one text, as `sameNews` answers, at most `longest` days
 * apart; by much the same headline about one company, too, since of a short text one changed word changes much of its hash. A copy leaves words
 * out or adds some: where each says a word that the other lacks, it is another day, another person or the opposite. Other numbers are other
 * news: "results of Q2", "of Q3".
 */
export function sameCopy(a: NewsFacts, b: NewsFacts, rule: NewsJoining, longest: number): SameThing | null {
  const time = timeApart(a.told, b.told);
  if (time > days(longest) || haveOwnWords(numbersOf(a.headline), numbersOf(b.headline))) return null;
  const text = sameText(a, b, rule);
  if (text) return isOfOneForm(a, b) ? null : text;
  if (isOfAnotherKind(a, b)) return null;
  const { words, share } = wordsInCommon(a.headline, b.headline);
  if (words < rule.copies.words || share < rule.copies.share || time > days(rule.placeDays)) return null;
  if (haveOwnWords(a.words, b.words) || isDenial(a.words) !== isDenial(b.words)) return null;
  if (numbersOf(a.headline).size !== numbersOf(b.headline).size) return null;
  const company = commonSubject(allOf(a), allOf(b));
  if (company === null || townsTogether(a, b, rule.km) === "apart" || isAbroad(a, b)) return null;
  const params = { name: company.name, words, days: inDays(time) };
  return { reason: { key: "joined.same-copy", params }, apart: BY_HEADLINE + inDays(time) };
}

/** Nearly the same text under headlines of which one word differs, or a denial: who copies changes no word, or several. */
function isOfOneForm(a: NewsFacts, b: NewsFacts): boolean {
  const [own, other] = [ownWords(a.words, b.words), ownWords(b.words, a.words)];
  if (own + other > 2) return false;
  return (own === 1 && other === 1) || isDenial(a.words) !== isDenial(b.words);
}

const ownWords = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...some].filter((word) => !others.has(word)).length;

/** Each has some that the other lacks. */
const haveOwnWords = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  ownWords(a, b) > 0 && ownWords(b, a) > 0;

const numbersOf = (headline: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...headline].filter((word) => /\d/.test(word)));

/** Whether two events may become one by a copy: what each one's reports say together must not name others, or other towns. */
export function goTogether(some: readonly NewsFacts[], others: readonly NewsFacts[], rule: NewsJoining): boolean {
  const [first, other] = [some[0], others[0]];
  if (!first || !other) return true;
  const all = together(first, some);
  return goesWithAll(all, others, null, rule) && townsTogether(all, together(other, others), rule.km) !== "apart";
}
