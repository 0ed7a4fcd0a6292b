import { type ParsedName, parseName } from "./parse-name";
import { contextOf, type EntityContext, scoreContext } from "./score-context";
import { type NameScore, scoreNames } from "./score-names";
import { MATCH_SETTINGS, type MatchSettings } from "./settings";
import type { MatchResult, NamedEntity, Reason } from "./types";
import type { NameMode, Word } from "./word";
import { noRarity, type Rarity } from "./word-weight";

export interface MatchOptions {
  settings?: MatchSettings;
  /** How rare words are in the list; without it every distinctive word counts alike. */
  rarity?: Rarity;
}

/** An entity made ready for comparing: parsed once, compared often. */
export interface PreparedEntity {
  names: PreparedName[];
  context: EntityContext;
}

export interface PreparedName {
  parsed: ParsedName;
  role: "name" | "alias" | "weak-alias";
}

/**
 * Whether two records mean the same organization or person, with the reasons. The best pair of their names counts,
 * whatever the order of aliases; then kind, country, date and identifier raise or lower it. Symmetric but for weak
 * aliases, which only the candidate has. Never throws.
 */
export function scoreMatch(query: NamedEntity, candidate: NamedEntity, options: MatchOptions = {}): MatchResult {
  const mode = modeOf(query, candidate);
  return scorePrepared(prepareEntity(query, mode), prepareEntity(candidate, mode), options);
}

/** Persons are compared as persons when either side says so; all else as organizations. */
export function modeOf(...entities: readonly NamedEntity[]): NameMode {
  return entities.some((entity) => entity.kind === "person") ? "person" : "organization";
}

export function prepareEntity(entity: NamedEntity, mode: NameMode, intern?: (text: string) => Word): PreparedEntity {
  const named = (written: string, role: PreparedName["role"]): PreparedName => ({
    parsed: parseName(written, mode, intern),
    role,
  });
  return {
    names: [
      named(entity.name, "name"),
      ...[...new Set(entity.aliases ?? [])].sort().map((alias) => named(alias, "alias")),
      ...[...new Set(entity.weakAliases ?? [])].sort().map((alias) => named(alias, "weak-alias")),
    ].slice(0, MAX_NAMES),
    context: contextOf(entity),
  };
}

/** No list gives an entity more names than this; a hostile one must not cost time. */
const MAX_NAMES = 200;

export function scorePrepared(
  query: PreparedEntity,
  candidate: PreparedEntity,
  options: MatchOptions = {},
): MatchResult {
  return scoreBest(query, candidate, options).result;
}

/** The same with the two names that it rests on; undefined when one side has none. */
export function scoreBest(
  query: PreparedEntity,
  candidate: PreparedEntity,
  options: MatchOptions = {},
): { result: MatchResult; best: BestNames | undefined } {
  const settings = options.settings ?? MATCH_SETTINGS;
  const best = bestNames(query, candidate, settings, options.rarity ?? noRarity);
  if (!best) return { result: { score: 0, matchedName: candidate.names[0]?.parsed.written ?? "", reasons: [] }, best };
  const { score: name, query: mine, candidate: theirs, nameScore } = best;
  const written = { query: mine.parsed.written, candidate: theirs.parsed.written };
  const deducted = nameScore.reasons.reduce((sum, { contribution }) => sum + contribution, 0);
  const reasons: Reason[] = [{ feature: theirs.role, contribution: name - deducted, ...written }];
  for (const { feature, contribution, a, b } of nameScore.reasons)
    reasons.push({ feature, contribution, query: a, candidate: b });
  const score = scoreContext(name, query.context, candidate.context, settings, reasons);
  return { result: { score: Math.min(1, Math.max(0, score)), matchedName: theirs.parsed.written, reasons }, best };
}

export interface BestNames {
  score: number;
  query: PreparedName;
  candidate: PreparedName;
  nameScore: NameScore;
}

function bestNames(
  query: PreparedEntity,
  candidate: PreparedEntity,
  settings: MatchSettings,
  rarity: Rarity,
): BestNames | undefined {
  let best: BestNames | undefined;
  for (const theirs of candidate.names) {
    for (const mine of query.names) {
      const nameScore = scoreNames(mine.parsed, theirs.parsed, settings, rarity);
      const score = Math.max(0, nameScore.score - weakness(theirs, settings));
      if (!best || score > best.score) best = { score, query: mine, candidate: theirs, nameScore };
    }
  }
  return best;
}

const weakness = (name: PreparedName, { deductions }: MatchSettings): number =>
  name.role === "weak-alias" ? deductions.weakAlias : 0;
