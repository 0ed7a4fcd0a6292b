import { foldName } from "../../../reference/names/fold-name";
import { scoreMatch } from "../../../reference/names/score-match";
import { compareBy, type Likeness } from "../duplicates/compare";
import { compareNames, ONLY_ALIKE } from "../duplicates/compare-names";
import { CERTAIN, LIKELY } from "../duplicates/find-duplicates";
import { type Traits, traitsOf } from "../duplicates/traits";
import type { SupplierCandidate } from "../rows/candidate";
import { readName } from "../values/name-key";
import { asCandidate, type ExistingTarget } from "./existing-target";
import type { RowReason } from "./import-key";
import { type Finding, mayBeMeant } from "./repetitions";

/**
 * Whether a row means a target that is known already: `join` when that is certain, `waiting` when it is likely or when it could
 * be one of several, null when it is new. The customer's own goes before a public one.
 */
export function compareWithTargets(row: SupplierCandidate, existing: readonly ExistingTarget[]): Finding | null {
  const alike = alikeTargets(row, existing);
  const [best, second] = alike;
  if (best === undefined) return null;
  const { score, reasons } = best.likeness;
  const doubtful = second !== undefined && second.target.own === best.target.own && mayBeMeant(score, second.likeness);
  const said: RowReason = {
    key: best.target.own ? "imports:duplicates.known" : "imports:duplicates.knownPublic",
    params: { name: best.target.name },
  };
  const several: RowReason[] = doubtful ? [{ key: "imports:duplicates.several", params: { count: alike.length } }] : [];
  return {
    row: row.row,
    state: score >= CERTAIN && !doubtful ? "join" : "waiting",
    score,
    targetId: best.target.id,
    reasons: [said, ...several, ...reasons],
  };
}

export interface AlikeTarget {
  target: ExistingTarget;
  likeness: Likeness;
}

/**
 * Targets that a row may be, likeliest first: certain ones before others, the customer's own before public ones.
 * @param least likeness from 0 to 1 below which a target is left out
 */
export function alikeTargets(
  row: SupplierCandidate,
  existing: readonly ExistingTarget[],
  least = LIKELY,
): AlikeTarget[] {
  return existing
    .map((target) => ({ target, likeness: compare(row, target) }))
    .filter((one): one is AlikeTarget => (one.likeness?.score ?? 0) >= least)
    .sort(
      (a, b) =>
        Number(b.likeness.score >= CERTAIN) - Number(a.likeness.score >= CERTAIN) ||
        Number(b.target.own) - Number(a.target.own) ||
        b.likeness.score - a.likeness.score ||
        a.target.id - b.target.id,
    );
}

const SAME_WORDS = 0.94;

function compare(row: SupplierCandidate, target: ExistingTarget): Likeness | null {
  const likeness = compareTraits(row, target);
  if (likeness === null || likeness.contradicted || foldName(row.name) !== foldName(target.name)) return likeness;
  if (!areWordsAll(row, target) && !isNamedOnly(row, target)) return likeness;
  return { ...likeness, score: Math.max(likeness.score, SAME_WORDS) };
}

/** Neither says more of its place than the country, and the names are the same: nothing could tell the two apart. */
const areWordsAll = (row: SupplierCandidate, target: ExistingTarget): boolean =>
  row.country === target.country && saysNoPlace(row) && saysNoPlace(target);

/**
 * A list of owners, or of stock, names the customer's suppliers and says nothing else of who they are: a name with a legal form is then the one that
 * the customer has by it. Two of that name are asked about, and so is who has no legal form: "Phoenix" may be anybody.
 */
const isNamedOnly = (row: SupplierCandidate, target: ExistingTarget): boolean =>
  target.own &&
  row.country === null &&
  saysNoPlace(row) &&
  row.identifiers.length === 0 &&
  readName(row.name).legal !== 0;

const saysNoPlace = ({ city, postalCode, address, lat }: ExistingTarget | SupplierCandidate): boolean =>
  city === null && postalCode === null && address === null && lat === null;

function compareTraits(row: SupplierCandidate, target: ExistingTarget): Likeness | null {
  const names = { name: row.name, aliases: row.kind === "organization" ? [row.legalName ?? "", ...row.aliases] : [] };
  const known = { name: target.name, aliases: target.names };
  return compareBy((a: Traits, b: Traits) => {
    const plain = compareNames(a, b);
    // Another number is another plant, whatever else is alike; and what is equal needs no closer look.
    if (plain === 1 || a.numbers !== b.numbers) return plain;
    const { score } = scoreMatch({ ...names, kind: "organization" }, { ...known, kind: "organization" });
    // What sounds the same in another script is the same name; in one script it is spelt in two ways, and may be two.
    return Math.max(plain, isLatin(row.name) === isLatin(target.name) ? Math.min(score, ONLY_ALIKE) : score);
  })(traitsOf(row), traitsOf(asCandidate(target, row)));
}

const isLatin = (text: string): boolean => !/[^\p{Script=Latin}\P{L}]/u.test(text);
