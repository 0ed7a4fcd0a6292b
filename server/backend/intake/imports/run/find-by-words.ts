import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { foldName } from "../../../reference/names/fold-name";
import { RARE } from "../duplicates/blocks";
import { isCommonWord, nameWords } from "../values/name-key";
import type { FindLike, Found } from "./existing-targets";

/** Of a row, those that share most with its name. */
const MOST_LIKE = 10;
/** Shorter words stand in too many names. */
const LEAST_LETTERS = 4;
/** Letters of a name's beginning that two spellings of it share, and of a word that nobody has. */
const BEGINNING = { name: 10, word: 4 };

/**
 * Finds names by their rare words, their beginnings, and the beginnings of words that no name has: a look into an index for each, whatever
 * the size of the directory. What was looked up is remembered for the rows that follow, so each finder is for one list. Runs as the
 * system: the owner is asked for here.
 */
export function wordFinder(customerId: number): FindLike {
  const byWord = new Map<string, readonly number[]>();
  const byBeginning = new Map<string, readonly number[]>();
  const byWordBeginning = new Map<string, readonly number[]>();
  return async (tx, candidates) => {
    const read = candidates.map((one) => readKeys(one.name));
    await lookUp(
      tx,
      customerId,
      byWord,
      read.flatMap(({ words }) => words),
      WORDS,
    );
    const begun = read.map(({ core, beginning }) => [core, beginning].filter((one) => one !== ""));
    await lookUp(tx, customerId, byBeginning, begun.flat(), BEGINS);
    // A word that no name has may be a slip of the pen.
    const slips = read.map(({ words }) =>
      words.filter((word) => byWord.get(word)?.length === 0).map((word) => `% ${word.slice(0, BEGINNING.word)}%`),
    );
    await lookUp(tx, customerId, byWordBeginning, slips.flat(), HOLDS);
    return candidates.flatMap(({ row }, at) => {
      const keys = [
        ...(read[at]?.words ?? []).map((word) => byWord.get(word)),
        ...(begun[at] ?? []).map((beginning) => byBeginning.get(beginning)),
        ...(slips[at] ?? []).map((pattern) => byWordBeginning.get(pattern)),
      ];
      return mostShared(keys).map((id): Found => ({ row, id }));
    });
  };
}

/** `core`: a name without its legal form, as the beginning of names that have one. */
function readKeys(name: string) {
  const folded = foldName(name);
  const words = [...new Set(folded.split(" "))].filter((word) => word.length >= LEAST_LETTERS && !isCommonWord(word));
  const core = nameWords(name).join(" ");
  const letters = [...folded.matchAll(/[a-z0-9]/g)];
  const last = letters[BEGINNING.name - 1];
  return { words, core, beginning: last ? folded.slice(0, last.index + 1) : "" };
}

const WORDS = sql`string_to_array(n.folded, ' ') @> array[k.key]`;
// As `like 'key%'`, which no index answers where the key is not known beforehand.
const BEGINS = sql`n.folded ~>=~ k.key and n.folded ~<~ (k.key || '~')`;
const HOLDS = sql`n.folded like k.key`;

/** Adds those keys that are not known yet, each with the targets that it leads to: none where they are too many to say anything. */
async function lookUp(
  tx: Tx,
  customerId: number,
  known: Map<string, readonly number[]>,
  keys: readonly string[],
  fits: ReturnType<typeof sql>,
): Promise<void> {
  const unknown = [...new Set(keys)].filter((key) => !known.has(key));
  if (unknown.length === 0) return;
  // With a limit, reading the table from its beginning looks cheap; of a rare word it reads all of it.
  await tx.execute(sql`select set_config('enable_seqscan', 'off', true)`);
  const { rows } = await tx.execute<{ key: string; ids: string[] | null }>(sql`
    select k.key, f.ids from unnest(${sql.param(unknown)}::text[]) as k(key)
     cross join lateral (
       select array_agg(distinct target_id)::text[] as ids from (
         select n.target_id from target_names n
          where ${fits} and (n.owner_id is null or n.owner_id = ${customerId}) limit ${RARE + 1}) n) f`);
  await tx.execute(sql`select set_config('enable_seqscan', 'on', true)`);
  for (const { key, ids } of rows) known.set(key, ids === null ? [] : ids.length > RARE ? TOO_MANY : ids.map(Number));
}

const TOO_MANY: readonly number[] = [Number.NaN];

function mostShared(keys: readonly (readonly number[] | undefined)[]): number[] {
  const shared = new Map<number, number>();
  for (const ids of new Set(keys)) {
    if (!ids || ids === TOO_MANY) continue;
    for (const id of ids) shared.set(id, (shared.get(id) ?? 0) + 1);
  }
  const best = [...shared].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return best.slice(0, MOST_LIKE).map(([id]) => id);
}
