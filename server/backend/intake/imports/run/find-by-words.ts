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
 * Finds names by their rare words, or by all of them together where none is rare; by their beginnings, and the beginnings of words that no
 * name has: a look into an index for each, whatever the size of the directory. What was looked up is remembered for the rows that follow,
 * so each finder is for one list. Runs as the system: the owner is asked for here.
 */
export function wordFinder(customerId: number): FindLike {
  const byWord = new Map<string, readonly number[]>();
  const byBeginning = new Map<string, readonly number[]>();
  const byWordBeginning = new Map<string, readonly number[]>();
  const byAllWords = new Map<string, readonly number[]>();
  return async (tx, candidates) => {
    const read = candidates.map((one) => readKeys(one.name));
    const lookUp = (known: Map<string, readonly number[]>, keys: readonly string[][], by: Parameters<typeof find>[3]) =>
      find(tx, customerId, { known, keys: keys.flat() }, by);
    const words = read.map((one) => one.words);
    await lookUp(byWord, words, WORDS);
    // A word that no name has may be a slip of the pen, of the first one as of others.
    const slips = words.map((some) =>
      some.filter((word) => byWord.get(word)?.length === 0).map((word) => word.slice(0, BEGINNING.word)),
    );
    await lookUp(byWordBeginning, slips, HOLDS);
    const begun = read.map(({ core, beginning }, at) =>
      [core, beginning, ...(slips[at] ?? [])].filter((one) => one !== ""),
    );
    await lookUp(byBeginning, begun, BEGINS);
    const isKnown = (word: string) => (byWord.get(word) ?? TOO_MANY) !== TOO_MANY;
    const together = read.map(({ all }) => (all.length > 0 && !all.some(isKnown) ? [all.join(" ")] : []));
    await lookUp(byAllWords, together, ALL);
    return candidates.flatMap(({ row }, at) => {
      const keys = [
        ...(read[at]?.words ?? []).map((word) => byWord.get(word)),
        ...(begun[at] ?? []).map((beginning) => byBeginning.get(beginning)),
        ...(slips[at] ?? []).map((slip) => byWordBeginning.get(slip)),
        ...(together[at] ?? []).map((all) => byAllWords.get(all)),
      ];
      return mostShared(keys).map((id): Found => ({ row, id }));
    });
  };
}

/** `core`: a name without its legal form, as the beginning of names that have one. `all`: its words that are no such form, however short or common. */
function readKeys(name: string) {
  const folded = foldName(name);
  const telling = nameWords(name);
  const words = [...new Set(folded.split(" "))].filter((word) => word.length >= LEAST_LETTERS && !isCommonWord(word));
  const core = telling.join(" ");
  const all = [...new Set(folded.split(" "))].filter((word) => telling.includes(word)).sort();
  const letters = [...folded.matchAll(/[a-z0-9]/g)];
  const last = letters[BEGINNING.name - 1];
  return { words, core, all, beginning: last ? folded.slice(0, last.index + 1) : "" };
}

type Condition = ReturnType<typeof sql>;
/** `ownApart`: what the customer knows itself is not cut off by what everybody knows. */
type LookUp = { fits: Condition; ownApart?: boolean };

const WORDS: LookUp = { fits: sql`string_to_array(n.folded, ' ') @> array[k.key]` };
const ALL: LookUp = { fits: sql`string_to_array(n.folded, ' ') @> string_to_array(k.key, ' ')`, ownApart: true };
// As `like 'key%'`, which no index answers where the key is not known beforehand.
const BEGINS: LookUp = { fits: sql`n.folded ~>=~ k.key and n.folded ~<~ (k.key || '~')` };
// Folded names hold no sign that means anything to a pattern.
const HOLDS: LookUp = { fits: sql`n.folded like '% ' || k.key || '%'` };

/** Adds those keys that are not known yet, each with the targets that it leads to: none where they are too many to say anything. */
async function find(
  tx: Tx,
  customerId: number,
  { known, keys }: { known: Map<string, readonly number[]>; keys: readonly string[] },
  { fits, ownApart }: LookUp,
): Promise<void> {
  const unknown = [...new Set(keys)].filter((key) => !known.has(key));
  if (unknown.length === 0) return;
  const isPublic = sql`n.owner_id is null`;
  const isOwn = sql`n.owner_id = ${customerId}`;
  const parts = (ownApart ? [isPublic, isOwn] : [sql`(${isPublic} or ${isOwn})`]).map(
    (whose) => sql`
       select array_agg(distinct target_id)::text[] as ids from (
         select n.target_id from target_names n where ${fits} and ${whose} limit ${RARE + 1}) n`,
  );
  // With a limit, reading the table from its beginning looks cheap; of a rare word it reads all of it.
  await tx.execute(sql`select set_config('enable_seqscan', 'off', true)`);
  const { rows } = await tx.execute<{ key: string; ids: string[] | null }>(sql`
    select k.key, f.ids from unnest(${sql.param(unknown)}::text[]) as k(key)
     cross join lateral (${sql.join(parts, sql` union all `)}) f`);
  await tx.execute(sql`select set_config('enable_seqscan', 'on', true)`);
  for (const key of unknown) known.set(key, NOBODY);
  for (const { key, ids } of rows) {
    const before = known.get(key) ?? NOBODY;
    if (ids === null) continue;
    if (ids.length <= RARE) known.set(key, before === TOO_MANY ? ids.map(Number) : [...before, ...ids.map(Number)]);
    else if (before.length === 0) known.set(key, TOO_MANY);
  }
}

const NOBODY: readonly number[] = [];
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
