import type { SourceContent } from "../../../platform/db/schema/events";
import { distanceKm, type Point } from "../../../reference/geo/distance";
import { findLegalForms } from "../../../reference/names/find-legal-forms";
import { foldName } from "../../../reference/names/fold-name";
import type { NewsFamily, NewsJoining } from "../rules/event-joining";
import { instant } from "../source-content";
import { bareTitle } from "./bare-title";
import { allWords, headlineWords } from "./headline";

/** What of a piece of news tells whether another one is about the same. */
export interface NewsFacts {
  eventTypeId: string;
  /** Of the whole text; null of one that is too short. */
  simhash: string | null;
  /** Of its type; null for a type of which two pieces of news are never known to be one. */
  family: NewsFamily | null;
  /** Milliseconds since 1970: when it was told, and the day on which it happened where it says so. */
  told: number | null;
  happened: number | null;
  /** Whom it happened to, and who else is named. */
  subjects: Subject[];
  others: Subject[];
  towns: Town[];
  /** ISO 3166-1 alpha-2, of its towns too. */
  countries: string[];
  headline: ReadonlySet<string>;
  /** All words of its headline. */
  words: ReadonlySet<string>;
}

export interface Subject {
  /** As it is written. */
  name: string;
  /** Folded, without legal forms. */
  core: string;
}

interface Town {
  name: string;
  /** Folded, with its country. */
  key: string;
  point: Point | null;
}

/** A text names more of them seldom, and the first ones are what it is about. */
const MOST_SUBJECTS = 4;
const MOST_TOWNS = 3;

export function newsFacts(told: SourceContent, { families }: NewsJoining): NewsFacts {
  const named = (isSubject: boolean): Subject[] =>
    told.organizations
      .filter(({ role }) => role !== "publisher" && (role !== "mentioned") === isSubject)
      .map(({ name }) => ({ name, core: coreOf(name) }))
      .filter(({ core }) => core !== "")
      .slice(0, MOST_SUBJECTS);
  const title = bareTitle(told.title);
  return {
    eventTypeId: told.eventTypeId,
    simhash: told.simhash ?? null,
    family: families.find(({ types }) => types.includes(told.eventTypeId)) ?? null,
    told: (instant(told.publishedAt) ?? instant(told.happenedAt))?.getTime() ?? null,
    happened: instant(told.happenedAt)?.getTime() ?? null,
    subjects: named(true),
    others: named(false),
    towns: townsOf(told),
    countries: told.places.flatMap((place) =>
      place.kind === "country" ? place.iso2 : place.kind === "address" ? (place.country ?? []) : [],
    ),
    headline: headlineWords(title, told.language),
    words: allWords(title),
  };
}

/** A name without its legal form, folded: "Acme Steel, Inc." and "ACME STEEL" are one company. */
export function coreOf(name: string): string {
  const words = foldName(name).split(" ");
  const { taken } = findLegalForms(words);
  return words.filter((_, index) => !taken[index]).join(" ");
}

/** What all ways to write one name begin with. */
export const startOf = (core: string): string => core.split(" ", 1)[0] ?? "";

/** The same name, or one that goes on where the other one ends: "Muster Guss" and "Muster Guss Hagen". */
export function commonSubject(some: readonly Subject[], others: readonly Subject[]): Subject | null {
  return some.find((one) => others.some((other) => isOneName(one, other))) ?? null;
}

export function isOneName(a: Subject, b: Subject): boolean {
  if (a.core === b.core) return true;
  const [short, long] = a.core.length < b.core.length ? [a, b] : [b, a];
  // Without blanks a name goes on with another word of it: 中国银行 is a bank, 中国银行业协会 an association.
  return short.core.includes(" ") && long.core.startsWith(`${short.core} `) && !UNSPACED.test(`${a.name}${b.name}`);
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** `same`: a town of both; `apart`: both name towns, and none is near one of the other's; null: too little is said. */
export function townsTogether(a: NewsFacts, b: NewsFacts, km: number): { same: Town } | "apart" | null {
  if (a.towns.length === 0 || b.towns.length === 0) return null;
  const apart = (one: Town, other: Town): number | null =>
    one.point && other.point ? distanceKm(one.point, other.point) : null;
  // One name is a town's in Illinois and another one's in Missouri.
  const same = a.towns.find((one) => b.towns.some((other) => one.key === other.key && (apart(one, other) ?? 0) <= km));
  if (same) return { same };
  const isNear = a.towns.some((one) => b.towns.some((other) => (apart(one, other) ?? Number.POSITIVE_INFINITY) <= km));
  return isNear ? null : "apart";
}

/** Reading gives a town's point before its address. */
export function townsOf({ places }: Pick<SourceContent, "places">): Town[] {
  return places
    .flatMap((place, index): Town[] => {
      if (place.kind !== "address" || place.city === null) return [];
      const before = places[index - 1];
      const point = before?.kind === "point" ? { lat: before.lat, lon: before.lon } : null;
      return [{ name: place.city, key: `${foldName(place.city)}|${place.country ?? ""}`, point }];
    })
    .slice(0, MOST_TOWNS);
}
