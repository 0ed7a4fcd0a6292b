import { FOUND_FROM, type LineState } from "~/backend/contract/name-list-words";
import type { StoredCandidate } from "../../../platform/db/schema/name-list-lines";
import { foldName } from "../../../reference/names/fold-name";
import type { Likeness } from "../../imports/duplicates/compare";
import { ONLY_ALIKE } from "../../imports/duplicates/compare-names";
import type { SupplierCandidate } from "../../imports/rows/candidate";
import { alikeTargets } from "../../imports/run/compare-with-targets";
import type { ExistingTarget } from "../../imports/run/existing-target";
import { nameKey, nameWords } from "../../imports/values/name-key";

export interface Judged {
  state: LineState;
  /** Of the likeliest. */
  score: number | null;
  candidates: StoredCandidate[];
}

const MOST_SHOWN = 5;
/** Below it a target is no candidate. */
const LEAST_ALIKE = 0.7;
/** For the comparison: whatever is like at all. */
const ANYTHING = 0.01;
/** Where something says that they are two, a person decides. */
const CONTRADICTED = 0.9;

/**
 * What is known of a line, of the targets that it may mean. A list of names says little else, so the likeness is that of the names: of names that are the
 * same it is 0.95 and more. A number that both have counts more, and what contradicts (another town, another number, another legal form) less. Found is
 * a line of which one target is as likely as that, or several of one country of which one is the customer's own (specification §2, "Matching a list").
 */
export function judgeLine(said: SupplierCandidate, existing: readonly ExistingTarget[]): Judged {
  const alike = existing
    .flatMap((target) => alikeTargets({ ...said, kind: target.kind }, [target], ANYTHING))
    .map(({ target, likeness }) => ({ target, likeness, score: certaintyOf(said, target, likeness) }))
    .filter(({ score }) => score >= LEAST_ALIKE)
    .sort((a, b) => b.score - a.score || Number(b.target.own) - Number(a.target.own) || a.target.id - b.target.id);
  const likely = alike.filter(({ score }) => score >= FOUND_FROM);
  const candidates = likelyFirst(alike).slice(0, MOST_SHOWN);
  return {
    state: alike.length === 0 ? "none" : foundAmong(likely) ? "found" : "several",
    score: candidates[0]?.score ?? null,
    candidates: candidates.map(({ target, likeness, score }) => ({
      ...{ id: target.id, score, matchedName: matchedName(said, target), reasons: likeness.reasons },
    })),
  };
}

interface Alike {
  target: ExistingTarget;
  likeness: Likeness;
  score: number;
}

/** Of those that are as good as certain the ones that have the line's number go first, then the customer's own. */
function likelyFirst(alike: readonly Alike[]): Alike[] {
  const rank = (one: Alike): number =>
    one.score < FOUND_FROM ? 0 : Number(hasSameNumber(one)) * 2 + Number(one.target.own);
  return [...alike].sort((a, b) => rank(b) - rank(a));
}

function foundAmong(likely: readonly Alike[]): boolean {
  const [only] = likely;
  if (only === undefined) return false;
  const numbered = likely.filter(hasSameNumber);
  const meant = numbered.length > 0 ? numbered : likely;
  const own = meant.filter(({ target }) => target.own);
  const oneCountry = new Set(meant.map(({ target }) => target.country)).size === 1;
  return meant.length === 1 || (own.length === 1 && (oneCountry || numbered.length > 0));
}

const hasSameNumber = ({ likeness }: Alike): boolean =>
  likeness.reasons.some(({ key }) => key === "imports:duplicates.identifier");

function certaintyOf(said: SupplierCandidate, target: ExistingTarget, likeness: Likeness): number {
  const { reasons, contradicted } = likeness;
  if (reasons.some(({ key }) => key === "imports:duplicates.identifier")) return likeness.score;
  // Another number of a legal entity is another company.
  if (reasons.some(({ key }) => key === "imports:duplicates.otherIdentifier") && likeness.score < LEAST_ALIKE) return 0;
  const shared = reasons.some(({ key }) => key === "imports:duplicates.sharedIdentifier") ? likeness.score : 0;
  const told = reasons.find(({ key }) => key === "imports:duplicates.name")?.params.likeness;
  const name = typeof told === "number" ? told / 100 : 0;
  // A country that the target does not have is none that agrees.
  const most = contradicted ? CONTRADICTED : said.country !== null && target.country === null ? ONLY_ALIKE : 1;
  return Math.max(shared, Math.min(name, most));
}

/** The alias by which a target is known to the line, where its first name is another one. */
function matchedName({ name, legalName }: SupplierCandidate, target: ExistingTarget): string | null {
  const asked = [name, legalName ?? ""].filter(Boolean);
  const keys = new Set(asked.map(keyOf));
  if (keys.has(keyOf(target.name))) return null;
  return target.names.find((other) => keys.has(keyOf(other)) && foldName(other) !== foldName(target.name)) ?? null;
}

const keyOf = (name: string): string => nameKey(nameWords(name));
