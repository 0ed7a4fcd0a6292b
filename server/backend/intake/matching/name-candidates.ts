import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { foldName } from "../../reference/names/fold-name";
import { parseName } from "../../reference/names/parse-name";
import { among } from "./among";

interface Asked {
  name: string;
  otherNames: readonly string[];
  /** ISO 3166-1 alpha-2; empty where nothing is known. */
  countries: readonly string[];
}

/** Compared in full with one name: more than a handful share no more than a common word with it. */
const CANDIDATES = 10;
/** In one statement, so that none runs long. */
const AT_ONCE = 100;

/**
 * Ids of targets whose names share a telling word with each of the names asked for, likest first; in one of its countries, or
 * in none that is known. Names that repeat are asked once.
 */
export async function candidatesByWords(
  tx: Tx,
  asked: readonly Asked[],
  only: readonly number[] | null,
): Promise<number[][]> {
  const queries = new Map<string, { folded: string; words: string[]; countries: readonly string[] }>();
  const keysOf = ({ name, otherNames, countries }: Asked): string[] =>
    [name, ...otherNames].map((written) => {
      const folded = foldName(written);
      const key = `${folded}|${countries.join()}`;
      if (!queries.has(key)) queries.set(key, { folded, words: tellingWords(written), countries });
      return key;
    });
  const keys = asked.map(keysOf);
  const found = new Map<string, number[]>();
  const all = [...queries].filter(([, { words }]) => words.length > 0);
  for (let from = 0; from < all.length; from += AT_ONCE) await ask(tx, all.slice(from, from + AT_ONCE), only, found);
  return keys.map((some) => [...new Set(some.flatMap((key) => found.get(key) ?? []))]);
}

async function ask(
  tx: Tx,
  queries: readonly [string, object][],
  only: readonly number[] | null,
  found: Map<string, number[]>,
): Promise<void> {
  const rows = queries.map(([, query], n) => ({ n, ...query }));
  const { rows: hits } = await tx.execute<{ n: number; ids: string[] }>(sql`
    select q.n, array_agg(c.id order by c.likeness desc, c.id) as ids
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as q(n int, folded text, words text[], countries text[])
     cross join lateral (
       select t.id, max(similarity(tn.folded, q.folded)) as likeness
         from target_names tn join targets t on t.id = tn.target_id
        where string_to_array(tn.folded, ' ') && q.words and tn.owner_id is not distinct from t.owner_id
          and t.type in ('organization', 'POI') and ${among(only)}
          and (q.countries = '{}' or t.country is null or t.country = any(q.countries)
               or exists (select from target_places p where p.target_id = t.id and p.country = any(q.countries)))
        group by t.id order by likeness desc, t.id limit ${CANDIDATES}) c
     group by q.n`);
  for (const { n, ids } of hits) found.set(queries[n]?.[0] ?? "", ids.map(Number));
}

/** The words that tell one organization from another; where a name has none, all but the legal form. */
export function tellingWords(name: string): string[] {
  const { words } = parseName(name, "organization");
  const telling = words.filter(({ kind }) => kind === "distinctive");
  return [...new Set((telling.length > 0 ? telling : words).map(({ text }) => text))];
}
