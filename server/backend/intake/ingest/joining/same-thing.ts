import { days } from "~/time/duration";
import type { LinkReason, SourceContent } from "../../../platform/db/schema/events";
import { distanceKm, type Point } from "../../../reference/geo/distance";
import { foldName } from "../../../reference/names/fold-name";
import type { EventJoining } from "../rules/event-joining";
import { instant } from "../source-content";
import { addressOf, employersOf, isLayoff, isToldByNews } from "./join-keys";
import { newsFacts } from "./news-facts";
import { areAboutOthers, areTwoStories } from "./same-news";

export interface SameThing {
  reason: LinkReason;
  /** How far apart they are: 0 not at all. To choose among several. */
  apart: number;
}

/**
 * Why two sources' reports tell of one thing, by the rule `event-joining`; null when they do not, or when too little is said
 * to know. Symmetric.
 */
export function sameThing(a: SourceContent, b: SourceContent, rule: EventJoining): SameThing | null {
  if (isLayoff(a) && isLayoff(b)) return sameLayoff(a, b, rule.layoff);
  if (a.kind === "report" && b.kind === "report") return sameArticle(a, b, rule);
  if (a.eventTypeId !== b.eventTypeId) return null;
  const hazard = rule.hazards[a.eventTypeId];
  return hazard === undefined ? null : sameHazard(a, b, hazard);
}

/** Whether one source's two reports, equal word for word, are one: both on the same day, or published within some days. */
export function sameTwin(a: SourceContent, b: SourceContent, { twinDays }: EventJoining): boolean {
  if (a.happenedAt !== null && b.happenedAt !== null) return true;
  return apart(a.publishedAt, b.publishedAt) <= days(twinDays);
}

function sameHazard(a: SourceContent, b: SourceContent, hazard: EventJoining["hazards"][string]): SameThing | null {
  const between = distance(a, b);
  const time = apart(a.happenedAt, b.happenedAt);
  if (between === null || between > hazard.km || time > hazard.minutes * 60_000) return null;
  if (hazard.magnitude !== undefined) {
    const magnitudes = [a.severity.magnitude, b.severity.magnitude];
    const [one, other] = magnitudes;
    // Rounded: 5.6 - 5.0 is a little more than 0.6 in a computer.
    if (one === undefined || other === undefined || Math.round(Math.abs(one - other) * 100) / 100 > hazard.magnitude)
      return null;
  }
  const minutes = time / 60_000;
  return {
    reason: { key: "joined.hazard", params: { km: Math.round(between), minutes: Math.round(minutes) } },
    apart: between / hazard.km + minutes / hazard.minutes,
  };
}

function sameLayoff(a: SourceContent, b: SourceContent, rule: EventJoining["layoff"]): SameThing | null {
  const names = employersOf(b);
  const employer = employersOf(a).find((name) => names.includes(name));
  const time = apart(a.publishedAt ?? a.happenedAt, b.publishedAt ?? b.happenedAt);
  if (employer === undefined || time > days(rule.days) || !sameSite(a, b, rule.km)) return null;
  return { reason: { key: "joined.employer", params: { employer, days: Math.round(time / days(1)) } }, apart: time };
}

/** The same town, or points close to each other; a state alone is no site. */
function sameSite(a: SourceContent, b: SourceContent, km: number): boolean {
  const [one, other] = [townsOf(a), townsOf(b)];
  if (one.length > 0 && other.length > 0) return one.some((town) => other.includes(town));
  const between = distance(a, b);
  return between !== null && between <= km;
}

function townsOf({ places }: SourceContent): string[] {
  return places.flatMap((place) =>
    place.kind === "address" && place.city !== null
      ? [`${foldName(place.city)}|${foldName(place.region ?? "")}|${place.country ?? ""}`]
      : [],
  );
}

function sameArticle(a: SourceContent, b: SourceContent, { report, reading }: EventJoining): SameThing | null {
  const same = sameReport(a, b, report);
  if (!same || !reading) return same;
  const [one, other] = [newsFacts(a, reading), newsFacts(b, reading)];
  // Of what is only news nothing is known but whom and where it is about.
  const areTwo = isToldByNews(a) && isToldByNews(b) ? areTwoStories : areAboutOthers;
  return areTwo(one, other, reading) ? null : same;
}

function sameReport(a: SourceContent, b: SourceContent, rule: EventJoining["report"]): SameThing | null {
  const time = apart(a.publishedAt ?? a.happenedAt, b.publishedAt ?? b.happenedAt);
  if (time > days(rule.days)) return null;
  const address = addressOf(a.url);
  if (address !== null && address === addressOf(b.url)) {
    return { reason: { key: "joined.address", params: { address } }, apart: time };
  }
  const title = foldName(a.title);
  const told = title.split(" ").length >= rule.words && title === foldName(b.title);
  return told ? { reason: { key: "joined.title", params: { days: Math.round(time / days(1)) } }, apart: time } : null;
}

function distance(a: SourceContent, b: SourceContent): number | null {
  const [one, other] = [pointOf(a), pointOf(b)];
  return one === null || other === null ? null : distanceKm(one, other);
}

function pointOf({ places }: SourceContent): Point | null {
  return places.find((place) => place.kind === "point") ?? null;
}

/** Milliseconds; endless when one of them is unknown. */
function apart(a: string | null, b: string | null): number {
  const [one, other] = [instant(a), instant(b)];
  return one === null || other === null ? Number.POSITIVE_INFINITY : Math.abs(one.getTime() - other.getTime());
}
