import { days } from "~/time/duration";
import { bitsApart } from "../../news/same-text/simhash";
import type { NewsFamily, NewsJoining } from "../rules/event-joining";
import { wordsInCommon } from "./headline";
import { commonSubject, isOneName, type NewsFacts, type Subject, townsTogether } from "./news-facts";
import type { SameThing } from "./same-thing";

/**
 * Why two pieces of news of types with a family tell of one event, whatever their source and language; null when they do not, or when too little is said to
 * know. `ofOneSource`: it repeats itself in other words, so that its headlines alone say nothing. Symmetric but for the spelling of the name that it
 * gives. Rule: `event-joining`, from version 2 on (design 40, "Join").
 */
export function sameNews(a: NewsFacts, b: NewsFacts, rule: NewsJoining, ofOneSource: boolean): SameThing | null {
  return sameText(a, b, rule) ?? sameStory(a, b, rule, ofOneSource);
}

/**
 * Whether all that an event's reports say leaves room for another one that goes with one of them: who names no town would else make one event
 * of what happened in two. `since`: when the event was told first, in milliseconds since 1970; what comes back each week is not told on.
 */
export function goesWithAll(
  one: NewsFacts,
  reports: readonly NewsFacts[],
  since: number | null,
  rule: NewsJoining,
): boolean {
  const { family } = one;
  const longest = days((family?.days ?? rule.textDays) * rule.goesOn);
  if (since !== null && timeApart(one.told, since) > longest) return false;
  const told = reports.flatMap(({ happened }) => happened ?? []);
  if (one.happened !== null && told.length > 0)
    if (told.every((day) => timeApart(day, one.happened) > days(rule.eventDays))) return false;
  const all = together(one, reports);
  if (family?.at === "site")
    return (
      !isElsewhere(all, one, rule) &&
      !haveNothingInCommon(all.subjects, one.subjects) &&
      !namesAnother(all.subjects, one.subjects)
    );
  return !haveNothingInCommon(allOf(all), allOf(one)) && !isWithAnother(all, one, family);
}

/**
 * Whether two texts of one address or title tell of two things all the same: a feed may link all that it tells to one page, and two towns' papers
 * use the same words.
 */
export function areTwoStories(a: NewsFacts, b: NewsFacts, rule: NewsJoining): boolean {
  if (isOfAnotherKind(a, b) && wordsInCommon(a.headline, b.headline).share < rule.headline.share) return true;
  return areAboutOthers(a, b, rule);
}

/** Notices of one form have one title, whoever publishes them. */
export const areAboutOthers = (a: NewsFacts, b: NewsFacts, { km }: NewsJoining): boolean =>
  haveNothingInCommon(allOf(a), allOf(b)) || townsTogether(a, b, km) === "apart";

export const isOfAnotherKind = (a: NewsFacts, b: NewsFacts): boolean =>
  a.eventTypeId !== b.eventTypeId && (a.family === null || a.family !== b.family);

/** What several say, as if one did. */
export function together(one: NewsFacts, reports: readonly NewsFacts[]): NewsFacts {
  const once = <T>(all: readonly T[], keyOf: (one: T) => string): T[] => [
    ...new Map(all.map((part) => [keyOf(part), part])).values(),
  ];
  return {
    ...one,
    subjects: once(
      reports.flatMap(({ subjects }) => subjects),
      ({ core }) => core,
    ),
    others: once(
      reports.flatMap(({ others }) => others),
      ({ core }) => core,
    ),
    towns: once(
      reports.flatMap(({ towns }) => towns),
      ({ key, point }) => `${key} ${point?.lat} ${point?.lon}`,
    ),
    countries: [...new Set(reports.flatMap(({ countries }) => countries))],
  };
}

/** A copy that an editor shortened or a publisher of the same group took over. Notices of one form differ in whom they name. */
export function sameText(a: NewsFacts, b: NewsFacts, rule: NewsJoining): SameThing | null {
  const time = timeApart(a.told, b.told);
  if (!a.simhash || !b.simhash || time > days(rule.textDays)) return null;
  // What is nearly the same and of another kind is of one form.
  if (isOfAnotherKind(a, b)) return null;
  if (bitsApart(a.simhash, b.simhash) > rule.textBits || haveNothingInCommon(allOf(a), allOf(b))) return null;
  if (townsTogether(a, b, rule.km) === "apart") return null;
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
    if (family.at === "site" && isElsewhere(a, b, rule)) return null;
    if (isWithAnother(a, b, family)) return null;
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
  if (isAbroad(a, b)) return null;
  return {
    reason: { key: "joined.same-headline", params: { words, days: inDays(time) } },
    apart: BY_HEADLINE + inDays(time),
  };
}

/** A common company is nearer than any common town, and that than any common words. */
const BY_TOWN = 100;
export const BY_HEADLINE = 200;

export const allOf = ({ subjects, others }: NewsFacts): Subject[] => [...subjects, ...others];

/** Both name somebody, and not the same. */
const haveNothingInCommon = (some: readonly Subject[], others: readonly Subject[]): boolean =>
  some.length > 0 && others.length > 0 && commonSubject(some, others) === null;

/** In other towns; where one of them names none, in another country. */
function isElsewhere(a: NewsFacts, b: NewsFacts, { km }: NewsJoining): boolean {
  const towns = townsTogether(a, b, km);
  return towns === "apart" || (towns === null && isAbroad(a, b));
}

/** Both name countries, and none in common. */
export const isAbroad = (a: NewsFacts, b: NewsFacts): boolean =>
  a.countries.length > 0 && b.countries.length > 0 && !a.countries.some((one) => b.countries.includes(one));

/** Who is only mentioned counts where the event is between two; else a union that strikes at one company strikes at another as well. */
const isWithAnother = (a: NewsFacts, b: NewsFacts, family: NewsFamily | null): boolean =>
  family?.at === "pair" ? namesAnother(allOf(a), allOf(b)) : namesAnother(a.subjects, b.subjects);

/** Of two companies each, only one is common: who buys one company today and another one tomorrow does two things. */
function namesAnother(some: readonly Subject[], others: readonly Subject[]): boolean {
  if (!areSeveral(some) || !areSeveral(others)) return false;
  const known = others.filter((one) => commonSubject([one], some));
  return !areSeveral(known);
}

const areSeveral = ([first, ...more]: readonly Subject[]): boolean =>
  first !== undefined && more.some((one) => !isOneName(first, one));

/** Milliseconds; endless when one of them is unknown. */
export const timeApart = (a: number | null, b: number | null): number =>
  a === null || b === null ? Number.POSITIVE_INFINITY : Math.abs(a - b);

export const inDays = (time: number): number => Math.round(time / days(1));
