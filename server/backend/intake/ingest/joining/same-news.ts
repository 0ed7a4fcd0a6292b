import { days } from "~/time/duration";
import type { SourceContent } from "../../../platform/db/schema/events";
import { bitsApart } from "../../news/same-text/simhash";
import type { NewsFamily, NewsJoining } from "../rules/event-joining";
import { wordsInCommon } from "./headline";
import { commonSubject, type NewsFacts, newsFacts, type Subject, townsTogether } from "./news-facts";
import type { SameThing } from "./same-thing";

/**
 * Why two pieces of news tell of one event, whatever their source and language; null when they do not, or when too little is said to
 * know. `ofOneSource`: it repeats itself in other words, so that its headlines alone say nothing. Symmetric but for the spelling of the name that it
 * gives. Rule: `event-joining`, from version 2 on (design 40, "Join").
 */
export function sameNews(
  a: SourceContent,
  b: SourceContent,
  rule: NewsJoining,
  ofOneSource: boolean,
): SameThing | null {
  const [one, other] = [newsFacts(a, rule), newsFacts(b, rule)];
  return sameText(a, b, [one, other], rule) ?? sameStory(one, other, rule, ofOneSource);
}

type Pair = readonly [NewsFacts, NewsFacts];

/** A copy that an editor shortened or a publisher of the same group took over. Notices of one form differ in whom they name. */
function sameText(a: SourceContent, b: SourceContent, [one, other]: Pair, rule: NewsJoining): SameThing | null {
  if (!a.simhash || !b.simhash || timeApart(one.told, other.told) > days(rule.textDays)) return null;
  if (bitsApart(a.simhash, b.simhash) > rule.textBits || haveNothingInCommon(allOf(one), allOf(other))) return null;
  if (townsTogether(one, other, rule.km) === "apart") return null;
  const time = timeApart(one.told, other.told);
  return { reason: { key: "joined.same-text", params: { days: inDays(time) } }, apart: inDays(time) };
}

function sameStory(a: NewsFacts, b: NewsFacts, rule: NewsJoining, ofOneSource: boolean): SameThing | null {
  const { family } = a;
  const time = timeApart(a.told, b.told);
  if (family === null || family !== b.family || time > days(family.days)) return null;
  if (a.happened !== null && b.happened !== null && timeApart(a.happened, b.happened) > days(rule.eventDays))
    return null;
  return byNames(a, b, family, rule) ?? (ofOneSource ? null : byHeadline(a, b, rule));
}

function byNames(a: NewsFacts, b: NewsFacts, family: NewsFamily, rule: NewsJoining): SameThing | null {
  const time = timeApart(a.told, b.told);
  const towns = townsTogether(a, b, rule.km);
  const subject = commonSubject(a.subjects, b.subjects);
  if (subject) {
    if (family.at === "site" && towns === "apart") return null;
    if (family.at === "pair" && namesAnother(a, b)) return null;
    const params = { name: subject.name, days: inDays(time) };
    return { reason: { key: "joined.same-subject", params }, apart: inDays(time) };
  }
  if (family.at !== "site" || towns === null || towns === "apart" || haveNothingInCommon(a.subjects, b.subjects))
    return null;
  if (time > days(rule.placeDays)) return null;
  const params = { town: towns.same.name, days: inDays(time) };
  return { reason: { key: "joined.same-town", params }, apart: BY_TOWN + inDays(time) };
}

/** What neither a company nor a town is known of; notices of one office are of one form. "China bans dual-use exports to Japan". */
function byHeadline(a: NewsFacts, b: NewsFacts, rule: NewsJoining): SameThing | null {
  const time = timeApart(a.told, b.told);
  const { words, share } = wordsInCommon(a.headline, b.headline);
  if (words < rule.headline.words || share < rule.headline.share || time > days(rule.placeDays)) return null;
  if (haveNothingInCommon(allOf(a), allOf(b)) || townsTogether(a, b, rule.km) === "apart") return null;
  if (a.countries.length > 0 && b.countries.length > 0 && !a.countries.some((one) => b.countries.includes(one)))
    return null;
  return {
    reason: { key: "joined.same-headline", params: { words, days: inDays(time) } },
    apart: BY_HEADLINE + inDays(time),
  };
}

/** A common company is nearer than any common town, and that than any common words. */
const BY_TOWN = 100;
const BY_HEADLINE = 200;

const allOf = ({ subjects, others }: NewsFacts): Subject[] => [...subjects, ...others];

/** Both name somebody, and not the same. */
const haveNothingInCommon = (some: readonly Subject[], others: readonly Subject[]): boolean =>
  some.length > 0 && others.length > 0 && commonSubject(some, others) === null;

/** Of two companies each, only one is common: who buys one company today and another one tomorrow does two things. */
function namesAnother(a: NewsFacts, b: NewsFacts): boolean {
  const [all, others] = [allOf(a), allOf(b)];
  if (all.length < 2 || others.length < 2) return false;
  return all.filter((one) => commonSubject([one], others)).length < 2;
}

/** Milliseconds; endless when one of them is unknown. */
const timeApart = (a: number | null, b: number | null): number =>
  a === null || b === null ? Number.POSITIVE_INFINITY : Math.abs(a - b);

const inDays = (time: number): number => Math.round(time / days(1));
