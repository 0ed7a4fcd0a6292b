import canonicalize from "canonicalize";
import { days } from "~/time/duration";
import type { SourceContent } from "../../platform/db/schema/events";
import { distanceKm } from "../../reference/geo/distance";
import { coreOf, isOneName, type Subject, townsOf } from "./joining/news-facts";
import { instant } from "./source-content";

/** What of a report tells whether it is another one's in another language. */
export type Facts = Pick<SourceContent, "isTranslation"> &
  Partial<Pick<SourceContent, "language" | "publishedAt" | "happenedAt" | "severity" | "places" | "organizations">>;

/**
 * The reports of one event that only tell again what others told before in another language: they say that they are translations, or tell no
 * figure, company, place or day of their own. Of reports that came at one moment the one that tells most is the first, in whatever order they
 * were read. What says that it is a translation takes nothing from others: its original may have been dated later, and tells it first all the same.
 */
export function retold<Report extends Facts>(reports: readonly Report[]): Set<Report> {
  const before = new Map<string, Report[]>();
  const found = inOrder(reports).filter((report) => {
    const language = primary(report);
    if (report.isTranslation || language === null) return report.isTranslation;
    const told = [...before].flatMap(([other, all]) => (other === language ? [] : all));
    const own = before.get(language) ?? [];
    if (own.length < MOST_BEFORE) before.set(language, [...own, report]);
    return told.length > 0 && !tellsMore(report, told);
  });
  return new Set(found);
}

/** Of each language; what thousands tell of one event the first ones do. */
const MOST_BEFORE = 50;

function inOrder<Report extends Facts>(reports: readonly Report[]): Report[] {
  const all = reports.map((report) => ({ report, at: toldAt(report), facts: factsIn(report), words: wordsOf(report) }));
  const sorted = all.sort(
    (one, other) =>
      one.at - other.at || other.facts - one.facts || (one.words < other.words ? -1 : Number(one.words > other.words)),
  );
  return sorted.map(({ report }) => report);
}

/** All that is compared, so that two reports that have the same words may change places. */
const wordsOf = (report: Facts): string =>
  canonicalize([
    primary(report),
    figuresOf(report).sort(),
    instant(report.happenedAt)?.getTime() ?? null,
    report.organizations ?? [],
    report.places ?? [],
  ]) ?? "";

const toldAt = ({ publishedAt }: Facts): number => instant(publishedAt)?.getTime() ?? 0;
const factsIn = (report: Facts): number =>
  figuresOf(report).length + (report.organizations?.length ?? 0) + (report.places?.length ?? 0);
const primary = ({ language }: Facts): string | null => language?.toLowerCase().split("-", 1)[0] || null;

function tellsMore(report: Facts, before: readonly Facts[]): boolean {
  return (
    tellsAnotherFigure(report, before) ||
    tellsAnotherCompany(report, before) ||
    tellsAnotherPlace(report, before) ||
    tellsAnotherDay(report, before)
  );
}

function tellsAnotherFigure(report: Facts, before: readonly Facts[]): boolean {
  const told = new Set(before.flatMap(figuresOf));
  return figuresOf(report).some((figure) => !told.has(figure));
}

const figuresOf = ({ severity = {} }: Facts): string[] =>
  Object.entries(severity).flatMap(([measure, value]) => {
    if (typeof value === "number") return `${measure} ${value}`;
    return measure === "loss" && severity.loss ? `${severity.loss.amount} ${severity.loss.currency}` : [];
  });

/** Names in other letters are written otherwise in each language: where there are some, nothing is known of companies. */
function tellsAnotherCompany(report: Facts, before: readonly Facts[]): boolean {
  const own = companiesOf(report);
  const told = before.flatMap(companiesOf);
  if ([...own, ...told].some(({ name }) => OTHER_LETTERS.test(name))) return false;
  return own.some((one) => !told.some((other) => isOneName(one, other)));
}

const companiesOf = ({ organizations = [] }: Facts): Subject[] =>
  organizations
    .filter(({ role }) => role !== "publisher")
    .map(({ name }) => ({ name, core: coreOf(name) }))
    .filter(({ core }) => core !== "");

const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}/u;

/** A town is written otherwise in each language, too, but lies where it lies. */
function tellsAnotherPlace(report: Facts, before: readonly Facts[]): boolean {
  const towns = before.flatMap(({ places = [] }) => townsOf({ places }));
  const countries = new Set(before.flatMap(countriesOf));
  const isTold = (one: (typeof towns)[number]): boolean =>
    towns.some(
      (other) => one.key === other.key || (one.point && other.point && distanceKm(one.point, other.point) <= NEAR_KM),
    );
  return (
    townsOf({ places: report.places ?? [] }).some((one) => !isTold(one)) ||
    countriesOf(report).some((one) => !countries.has(one))
  );
}

const NEAR_KM = 10;

const countriesOf = ({ places = [] }: Facts): string[] =>
  places.flatMap((place) =>
    place.kind === "country" ? place.iso2 : place.kind === "address" ? (place.country ?? []) : [],
  );

/** Another zone makes it the day before or after. */
function tellsAnotherDay(report: Facts, before: readonly Facts[]): boolean {
  const day = instant(report.happenedAt)?.getTime();
  if (day === undefined) return false;
  return !before.some(({ happenedAt }) => Math.abs((instant(happenedAt)?.getTime() ?? Number.NaN) - day) <= DAY);
}

const DAY = days(1);
