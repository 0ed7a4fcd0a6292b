import { days, minutes } from "~/time/duration";
import type { SourceContent } from "../../../platform/db/schema/events";
import { foldName } from "../../../reference/names/fold-name";
import { quartersOf } from "../../news/same-text/simhash";
import type { EventJoining, NewsJoining } from "../rules/event-joining";
import { instant } from "../source-content";
import { bareTitle } from "./bare-title";
import { headlineMarks, headlineWords } from "./headline";
import { coreOf, newsFacts, startOf } from "./news-facts";
import { type NoticeFacts, noticeFacts } from "./notice-facts";

/**
 * What a report is looked up by when another source may tell of the same thing. Two reports without a key in common are not
 * compared; those with one are compared in full by `sameThing`.
 */
export function joinKeys(told: SourceContent, rule: EventJoining): string[] {
  return keysWithin(told, rule, 0);
}

/** The keys that the same thing may have in another source's report: those of its neighbourhood in time too. */
export function lookupKeys(told: SourceContent, rule: EventJoining): string[] {
  return keysWithin(told, rule, 1);
}

/** Names without their legal forms, folded: "Acme Steel, Inc." and "ACME STEEL" are one employer. */
export function employersOf(told: SourceContent): string[] {
  const names = told.organizations
    .filter(({ role }) => role === "employer")
    .flatMap(({ name, otherNames }) => [name, ...otherNames]);
  return [...new Set(names.map(coreOf))].filter((name) => name !== "");
}

/** An address without its protocol, its `www.` and what campaigns add. */
export function addressOf(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { host, pathname, searchParams } = new URL(url);
  for (const name of [...searchParams.keys()]) if (/^(?:utm_|fbclid|gclid|mc_)/.test(name)) searchParams.delete(name);
  const path = pathname.replace(/\/+$/, "");
  if (path === "" && searchParams.size === 0) return null;
  return `${host.replace(/^www\./, "")}${path}${searchParams.size > 0 ? `?${searchParams}` : ""}`;
}

/** What a text is looked up by that stands there; none where no text does. */
export function addressKey(url: string | null): string[] {
  const address = addressOf(url);
  return address === null ? [] : [`address:${address}`.slice(0, LONGEST_KEY)];
}

export const isLayoff = ({ kind }: SourceContent): boolean => kind === "mass-layoff" || kind === "plant-closure";

const LONGEST_KEY = 200;
const MOST_KEYS = 64;

function keysWithin(told: SourceContent, rule: EventJoining, neighbours: 0 | 1): string[] {
  return keysOf(told, rule, neighbours)
    .slice(0, MOST_KEYS)
    .map((key) => key.slice(0, LONGEST_KEY));
}

function keysOf(told: SourceContent, rule: EventJoining, neighbours: 0 | 1): string[] {
  if (isLayoff(told)) {
    return [...employersOf(told).map((name) => `employer:${name}`), ...noticeKeys(noticeFacts(told), rule, neighbours)];
  }
  if (told.kind === "report") {
    const title = foldName(told.title);
    return [
      ...addressKey(told.url),
      ...(title.split(" ").length >= rule.report.words ? [`title:${title}`] : []),
      ...(rule.reading ? newsKeys(told, rule.reading, neighbours) : []),
    ];
  }
  const hazard = rule.hazards[told.eventTypeId];
  const at = told.happenedAt?.includes("T") ? instant(told.happenedAt) : null;
  if (hazard === undefined || at === null) return [];
  return bucketsOf(at.getTime(), hazard.minutes * neighbours).map((bucket) => `${told.eventTypeId}@${bucket}`);
}

/** By the first word of the employer and the season: revisions come within months, and names change at their ends. */
function noticeKeys(facts: NoticeFacts, { revision }: EventJoining, neighbours: 0 | 1): string[] {
  const words = facts.employer.filter((word) => word.length > 2).slice(0, 1);
  const widest = Math.max(revision.days, revision.sameDays, revision.amendDays, revision.waitDays) * neighbours;
  const seasons = [facts.notice, facts.effective].flatMap((day) => {
    if (day === null) return [];
    const [first, last] = [Math.floor((day - widest) / SEASON), Math.floor((day + widest) / SEASON)];
    return Array.from({ length: last - first + 1 }, (_, n) => first + n);
  });
  return words.flatMap((word) =>
    [...new Set(seasons)].map((season) => `${NOTICE_KEY}${facts.region ?? ""}:${word}@${season}`),
  );
}

/**
 * By its words and marks of its headline, and for the family of its type by each company that it happened to and each town: all with the
 * fortnight.
 */
function newsKeys(told: SourceContent, rule: NewsJoining, neighbours: 0 | 1): string[] {
  if (!isToldByNews(told)) return [];
  const { family, told: at, subjects, towns, headline } = newsFacts(told, rule);
  if (at === null) return [];
  const keyed = (within: number, names: readonly string[]): string[] =>
    fortnights(at, days(within) * neighbours).flatMap((n) => names.map((name) => `${NEWS_KEY}${name}@${n}`));
  const words = told.simhash ? quartersOf(told.simhash) : [];
  const group = family?.types[0];
  const marked = (kind: string, least: number): string[] =>
    keyed(
      rule.placeDays,
      headlineMarks(headline, least).map((mark) => `${kind}|${mark}`),
    );
  if (!family || !group) return [...marked(told.eventTypeId, rule.copies.words), ...keyed(rule.textDays, words)];
  return [
    ...keyed(family.days, unique(subjects.map(({ core }) => `${group}|${startOf(core)}`))),
    ...(family.at === "site" ? keyed(rule.placeDays, unique(towns.map(({ key }) => `${group}|${key}`))) : []),
    ...marked(group, rule.headline.words),
    ...keyed(rule.textDays, words),
  ];
}

function fortnights(at: number, within: number): number[] {
  const [first, last] = [Math.floor((at - within) / FORTNIGHT), Math.floor((at + within) / FORTNIGHT)];
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
}

const FORTNIGHT = days(14);
const unique = (names: readonly string[]): string[] => [...new Set(names)];

/**
 * What a piece of plain news that touches a target is found by, and what its copies look it up by: quarters of its hash and marks of its headline,
 * with the fortnight.
 */
export const copyKeys = (told: SourceContent, rule: NewsJoining): string[] => copyKeysWithin(told, rule, 0);

export const copyLookupKeys = (told: SourceContent, rule: NewsJoining): string[] => copyKeysWithin(told, rule, 1);

function copyKeysWithin(told: SourceContent, rule: NewsJoining, neighbours: 0 | 1): string[] {
  const at = instant(told.publishedAt) ?? instant(told.happenedAt);
  if (!told.simhash || at === null) return [];
  const keyed = (within: number, marks: readonly string[]): string[] =>
    fortnights(at.getTime(), days(within) * neighbours).flatMap((n) => marks.map((mark) => `copy:${mark}@${n}`));
  const headline = headlineMarks(headlineWords(bareTitle(told.title), told.language), rule.copies.words);
  return [
    ...keyed(rule.textDays, quartersOf(told.simhash)),
    ...keyed(
      rule.placeDays,
      headline.map((mark) => `word${mark}`),
    ),
  ];
}

/** Read as an event: what is only news may be about anything. */
export const isToldByNews = ({ kind, eventTypeId }: SourceContent): boolean =>
  kind === "report" && eventTypeId !== "news";

/** What a piece of news that was read as an event is looked up by, whichever source tells it. */
export const NEWS_KEY = "news:";

/** Days. */
const SEASON = 60;
/** What a source's own reports are looked up by; those of other sources are joined by other keys. */
export const NOTICE_KEY = "notice:";

/** Minutes would do for earthquakes and days for floods; quarter days do for all, with few to compare. */
const BUCKET = days(0.25);

function bucketsOf(time: number, windowMinutes: number): number[] {
  const first = Math.floor((time - minutes(windowMinutes)) / BUCKET);
  const last = Math.floor((time + minutes(windowMinutes)) / BUCKET);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
