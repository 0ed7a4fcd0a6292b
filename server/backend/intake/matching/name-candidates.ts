import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { mapInTurns } from "../../platform/threads/map-in-turns";
import { foldName } from "../../reference/names/fold-name";
import { parseName } from "../../reference/names/parse-name";
import { among } from "./among";
import { countriesOf, type EventOrganization, type MatchedEvent } from "./load-events";

/** Somebody whom an event names, with the targets that may be meant. */
export interface Named {
  event: MatchedEvent;
  organization: EventOrganization;
  /** Ids of targets with a telling word in common, in one of its countries, or in none that is known; likest first. */
  candidates: number[];
  /** Ids of organizations with a telling word in common that run or own others, wherever they sit. */
  operators: number[];
}

/** Compared in full with one name: a company's sites bear its name, and the one where it happened is one of many. */
const CANDIDATES = 30;
/** Of those who run others, by one name. */
const OPERATORS = 50;
/** In one statement, so that none runs long. */
const AT_ONCE = 100;

type Found = Pick<Named, "candidates" | "operators">;

/** All whom the events name, but for who published them. Names that repeat are looked up once. */
export async function whoIsNamed(
  tx: Tx,
  events: readonly MatchedEvent[],
  only: readonly number[] | null,
): Promise<Named[]> {
  const named = events.flatMap((event) =>
    event.organizations.filter(({ role }) => role !== "publisher").map((organization) => ({ event, organization })),
  );
  const queries = new Map<string, { folded: string; words: string[]; countries: readonly string[] }>();
  const keys = await mapInTurns(named, ({ event, organization: { name, otherNames } }) => {
    const countries = countriesOf(event);
    return [name, ...otherNames].map((written) => {
      const folded = foldName(written);
      const key = `${folded}|${countries.join()}`;
      if (!queries.has(key)) queries.set(key, { folded, words: tellingWords(written), countries });
      return key;
    });
  });
  const found = new Map<string, Found>();
  const all = [...queries].filter(([, { words }]) => words.length > 0);
  for (let from = 0; from < all.length; from += AT_ONCE) await ask(tx, all.slice(from, from + AT_ONCE), only, found);
  const together = (some: readonly string[], which: keyof Found) => [
    ...new Set(some.flatMap((key) => found.get(key)?.[which] ?? [])),
  ];
  return named.map((one, n) => ({
    ...one,
    candidates: together(keys[n] ?? [], "candidates"),
    operators: together(keys[n] ?? [], "operators"),
  }));
}

async function ask(
  tx: Tx,
  queries: readonly [string, object][],
  only: readonly number[] | null,
  found: Map<string, Found>,
): Promise<void> {
  const rows = queries.map(([, query], n) => ({ n, ...query }));
  const { rows: hits } = await tx.execute<{ n: number; candidates: string[] | null; operators: string[] | null }>(sql`
    select q.n, c.candidates, c.operators
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as q(n int, folded text, words text[], countries text[])
     cross join lateral (
       with hit as materialized (
         select t.id, t.type, t.country, tn.folded, ${among(only)} as asked
           from target_names tn join targets t on t.id = tn.target_id
          where string_to_array(tn.folded, ' ') && q.words and tn.owner_id is not distinct from t.owner_id
            and t.type in ('organization', 'POI')
       )
       select (select array_agg(a.id order by a.likeness desc, a.id) from (
                 select h.id, max(similarity(h.folded, q.folded)) as likeness from hit h
                  where h.asked and (q.countries = '{}' or h.country is null or h.country = any(q.countries)
                        or exists (select from target_places p where p.target_id = h.id and p.country = any(q.countries)))
                  group by h.id order by likeness desc, h.id limit ${CANDIDATES}) a) as candidates,
              (select array_agg(o.id order by o.likeness desc, o.id) from (
                 select h.id, max(similarity(h.folded, q.folded)) as likeness from hit h
                  where h.type = 'organization' and exists (select from target_parents p where p.parent_id = h.id)
                  group by h.id order by likeness desc, h.id limit ${OPERATORS}) o) as operators) c`);
  for (const { n, candidates, operators } of hits)
    found.set(queries[n]?.[0] ?? "", {
      candidates: (candidates ?? []).map(Number),
      operators: (operators ?? []).map(Number),
    });
}

/** The words that tell one organization from another; where a name has none, all but the legal form. */
export function tellingWords(name: string): string[] {
  const { words } = parseName(name, "organization");
  const telling = words.filter(({ kind }) => kind === "distinctive");
  return [...new Set((telling.length > 0 ? telling : words).map(({ text }) => text))];
}
