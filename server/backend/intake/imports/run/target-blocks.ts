import { sql } from "drizzle-orm";
import type { Database } from "../../../platform/db/database";
import { Turns } from "../../../platform/threads/turns";
import { hash, keysOf, RARE } from "../duplicates/blocks";
import { type Traits, traitsOf } from "../duplicates/traits";
import type { SupplierCandidate } from "../rows/candidate";
import { asCandidate, type ExistingTarget } from "./existing-target";

/** Which targets share a key of name or place with a row; ten bytes for each key of a target. */
export interface TargetBlocks {
  /** At most `MOST_LIKE` ids, those with most keys in common first. */
  like(candidate: SupplierCandidate): number[];
}

const MOST_LIKE = 10;
/** A key and the number of a target in one float: 32 and 21 bits. */
const MOST_TARGETS = 2 ** 21;
const AT_ONCE = 2000;

/** Goes once through the organizations and sites that the customer can see: its own and the public ones. */
export async function blockTargets(database: Database, customerId: number): Promise<TargetBlocks> {
  const ids: number[] = [];
  const entries = new Entries();
  const turns = new Turns();
  for (let after = 0; ids.length < MOST_TARGETS; ) {
    const { rows } = await database.asSystem((tx) =>
      tx.execute<ExistingTarget & Record<string, unknown>>(sql`
        select t.id::int8, t.owner_id is not null as own, t.name, t.country, t.city, t.postal_code as "postalCode",
               t.address, t.lat, t.lon, case t.type when 'POI' then 'site' else 'organization' end as kind,
               array(select n.text from target_names n where n.target_id = t.id
                        and (n.owner_id is null or n.owner_id = ${customerId}) order by n.text) as names,
               '[]'::jsonb as identifiers
          from targets t
         where t.id > ${after} and t.type in ('organization', 'POI') and (t.owner_id is null or t.owner_id = ${customerId})
         order by t.id limit ${AT_ONCE}`),
    );
    if (rows.length === 0) break;
    for (const row of rows) {
      await turns.give();
      for (const key of allKeys(traitsOf(asCandidate(row)))) entries.add(hash(key), ids.length);
      ids.push(Number(row.id));
    }
    after = ids.at(-1) ?? after;
  }
  const sorted = entries.sorted();
  return { like: (candidate) => mostShared(sorted, allKeys(traitsOf(candidate))).map((number) => ids[number] ?? 0) };
}

const allKeys = (traits: Traits): string[] => [
  ...keysOf(traits),
  ...traits.words.filter((word) => word.length >= 4).map((word) => `word:${word}`),
];

function mostShared(sorted: Float64Array, keys: readonly string[]): number[] {
  const shared = new Map<number, number>();
  for (const key of new Set(keys)) {
    const from = firstOf(sorted, hash(key) * MOST_TARGETS);
    const to = firstOf(sorted, (hash(key) + 1) * MOST_TARGETS);
    if (to - from > RARE) continue;
    for (let at = from; at < to; at++) {
      const number = (sorted[at] ?? 0) % MOST_TARGETS;
      shared.set(number, (shared.get(number) ?? 0) + 1);
    }
  }
  const best = [...shared].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return best.slice(0, MOST_LIKE).map(([number]) => number);
}

function firstOf(sorted: Float64Array, least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Grows by doubling, outside of the heap. */
class Entries {
  #values = new Float64Array(1 << 14);
  #length = 0;

  add(key: number, number: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Float64Array(this.#length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length++] = key * MOST_TARGETS + number;
  }

  sorted(): Float64Array {
    return this.#values.subarray(0, this.#length).sort();
  }
}
