import type { MatchSettings } from "./settings";
import type { EntityKind, Identifier, NamedEntity, Reason } from "./types";

/** What beside the name is compared, normalised once per entity. */
export interface EntityContext {
  kind: EntityKind;
  countries: readonly string[];
  identifiers: readonly Identifier[];
  dates: readonly string[];
}

export function contextOf(entity: NamedEntity): EntityContext {
  return {
    kind: entity.kind ?? "unknown",
    countries: unique((entity.countries ?? []).map((country) => country.trim().toUpperCase()).filter(Boolean)),
    identifiers: (entity.identifiers ?? [])
      .map(({ scheme, value }) => ({ scheme: plain(scheme), value: plain(value) }))
      .filter(({ value }) => value.length >= 5 && /[0-9]/.test(value)),
    dates: unique((entity.dates ?? []).filter((date) => /^\d{4}(-\d\d(-\d\d)?)?$/.test(date))),
  };
}

/** Takes the name's score through kind, country, date and identifier; adds one reason for each that spoke. */
export function scoreContext(
  name: number,
  query: EntityContext,
  candidate: EntityContext,
  settings: MatchSettings,
  reasons: Reason[],
): number {
  const { context } = settings;
  let score = name;
  const move = (feature: Reason["feature"], to: number, a: readonly string[], b: readonly string[]): void => {
    reasons.push({ feature, contribution: to - score, query: a.join(", "), candidate: b.join(", ") });
    score = to;
  };
  const agreeing = (part: number): number => (score >= context.agreementFrom ? score + (1 - score) * part : score);
  if (kindsConflict(query.kind, candidate.kind)) {
    move("kind", score * context.kindConflict, [query.kind], [candidate.kind]);
  }
  const country = countriesAgree(query.countries, candidate.countries);
  if (country !== undefined) {
    const to = country === "agree" ? agreeing(context.countryAgrees) : score * context.countryConflict;
    move("country", to, query.countries, candidate.countries);
  }
  const date = datesAgree(query.dates, candidate.dates);
  if (date !== undefined) {
    const to =
      date === "agree"
        ? agreeing(context.dateAgrees)
        : score * (date === "near" ? context.dateNear : context.dateConflict);
    move("date", to, query.dates, candidate.dates);
  }
  const identifier = identifiersAgree(query.identifiers, candidate.identifiers);
  if (identifier) {
    const to = identifier.equal ? Math.max(score, context.identifierEqual) : score * context.identifierConflict;
    move("identifier", to, [identifier.query], [identifier.candidate]);
  }
  return score;
}

const kindsConflict = (a: EntityKind, b: EntityKind): boolean => a !== "unknown" && b !== "unknown" && a !== b;

/** Territories that lists and suppliers write for each other: neither agreement nor conflict. */
const KINDRED = [new Set(["CN", "HK", "MO"]), new Set(["US", "PR"]), new Set(["RU", "UA"]), new Set(["RS", "XK"])];

/** Undefined where one side names none, and for territories that are written for each other. */
export function countriesAgree(a: readonly string[], b: readonly string[]): "agree" | "conflict" | undefined {
  if (a.length === 0 || b.length === 0) return undefined;
  if (a.some((country) => b.includes(country))) return "agree";
  const kindred = a.some((x) => b.some((y) => KINDRED.some((group) => group.has(x) && group.has(y))));
  return kindred ? undefined : "conflict";
}

/** Lists give years, "circa" and several dates: one that agrees is enough, one year apart is near. */
function datesAgree(a: readonly string[], b: readonly string[]): "agree" | "near" | "conflict" | undefined {
  if (a.length === 0 || b.length === 0) return undefined;
  const pairs = a.flatMap((x) => b.map((y) => [x, y] as const));
  if (pairs.some(([x, y]) => x.startsWith(y) || y.startsWith(x))) return "agree";
  return pairs.some(([x, y]) => Math.abs(Number(x.slice(0, 4)) - Number(y.slice(0, 4))) <= 1) ? "near" : "conflict";
}

/** Equal value under one scheme, or where one side names no scheme. One scheme with other values only: a conflict. */
function identifiersAgree(a: readonly Identifier[], b: readonly Identifier[]) {
  let conflict: { equal: boolean; query: string; candidate: string } | undefined;
  for (const x of a) {
    for (const y of b) {
      const comparable = x.scheme === y.scheme || x.scheme === "" || y.scheme === "";
      if (comparable && x.value === y.value) return { equal: true, query: x.value, candidate: y.value };
      if (x.scheme !== "" && x.scheme === y.scheme) conflict ??= { equal: false, query: x.value, candidate: y.value };
    }
  }
  return conflict;
}

const plain = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
const unique = (values: readonly string[]): string[] => [...new Set(values)].sort();
