import { sql } from "drizzle-orm";
import { alikeTargets } from "../../intake/imports/run/compare-with-targets";
import { asCandidate, type ExistingTarget } from "../../intake/imports/run/existing-target";
import { type FindLike, findTwins, loadExisting } from "../../intake/imports/run/existing-targets";
import { pairHash } from "../../intake/imports/run/pair-hash";
import type { Tx } from "../../platform/db/database";
import { Turns } from "../../platform/threads/turns";

export interface FoundPair {
  oneId: number;
  otherId: number;
  score: number;
  reasons: { key: string; params: Record<string, string | number> }[];
  /** See `target_duplicates.hash`. */
  hash: string;
}

/** A target that is like more others than this stands in a list of the like, and is nobody's duplicate in particular. */
const MOST_OF_ONE = 5;

/**
 * Pairs of which one is among these targets of the customer's own, by the keys and the comparison of imports: an equal identifier, an equal
 * name in one country, a like name at a near place. A company and a site are two, and so are an owner and what it owns.
 */
export async function findPairs(
  tx: Tx,
  customerId: number,
  ownIds: readonly number[],
  findLike: FindLike,
): Promise<FoundPair[]> {
  const own = await loadExisting(tx, customerId, ownIds);
  const candidates = [...own.values()].map((target, at) => ({ ...asCandidate(target), row: at + 1 }));
  const ids = [...own.keys()];
  const { byRow, targets } = await findTwins(tx, customerId, candidates, findLike);
  const related = await relatives(tx, customerId, ids);
  const turns = new Turns();
  const pairs: FoundPair[] = [];
  for (const candidate of candidates) {
    await turns.give();
    const id = ids[candidate.row - 1] ?? 0;
    const target = own.get(id);
    const others = (byRow.get(candidate.row) ?? []).flatMap((other) => targets.get(other) ?? []);
    const like = alikeTargets(
      candidate,
      others.filter((other) => other.id !== id && other.kind === candidate.kind && !related.has(`${id}:${other.id}`)),
    );
    if (target) pairs.push(...like.slice(0, MOST_OF_ONE).map((one) => pairOf(target, one.target, one.likeness)));
  }
  return pairs;
}

function pairOf(
  target: ExistingTarget,
  other: ExistingTarget,
  { score, reasons }: { score: number; reasons: FoundPair["reasons"] },
): FoundPair {
  const [one, two] = target.id < other.id ? [target, other] : [other, target];
  return { oneId: one.id, otherId: two.id, score, reasons, hash: pairHash(one, two) };
}

/** Pairs `a:b` and `b:a` of targets that are known to be an owner and what it owns. */
async function relatives(tx: Tx, customerId: number, ids: readonly number[]): Promise<Set<string>> {
  const given = sql`${sql.param([...ids])}::bigint[]`;
  const { rows } = await tx.execute<{ a: string; b: string }>(sql`
    select target_id as a, parent_id as b from target_parents
     where (target_id = any(${given}) or parent_id = any(${given})) and (owner_id is null or owner_id = ${customerId})`);
  return new Set(rows.flatMap(({ a, b }) => [`${a}:${b}`, `${b}:${a}`]));
}
