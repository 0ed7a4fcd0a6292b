import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { type Monitored, reach } from "./reach";

export interface Refreshed {
  /** Monitored only now, or at another tier than before: what has to be told of past events. */
  changed: number[];
  removed: number;
}

/**
 * Makes `monitored_targets` what follows and edges say: what is followed is tier 1, what delivers to tier n is tier n + 1, up to
 * tier 5. Writes only what differs. One refresh of a customer waits for another.
 */
export async function refreshMonitored(tx: Tx, customerId: number): Promise<Refreshed> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`monitored:${customerId}`}, 0))`);
  const monitored = await reach(tx, customerId);
  const removed = await removeOthers(tx, customerId, [...monitored.keys()]);
  const changed: number[] = [];
  const rows = [...monitored].map(([id, one]) => ({ id, ...one }));
  for (let from = 0; from < rows.length; from += BATCH) {
    changed.push(...(await write(tx, customerId, rows.slice(from, from + BATCH))));
  }
  return { changed, removed };
}

const BATCH = 5000;

async function removeOthers(tx: Tx, customerId: number, ids: number[]): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from monitored_targets m
     where m.customer_id = ${customerId}
       and not exists (select from unnest(${sql.param(ids)}::bigint[]) kept(id) where kept.id = m.target_id)`);
  return rowCount ?? 0;
}

/** Answers those that are new or changed their tier; a new path at the same tier needs no new alerts. */
async function write(tx: Tx, customerId: number, rows: ({ id: number } & Monitored)[]): Promise<number[]> {
  const { rows: changed } = await tx.execute<{ id: string }>(sql`
    with now_known as (
      select id, tier, path, probability
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(id bigint, tier smallint, path bigint[], probability real)
    ), before as (
      select m.target_id as id, m.tier from monitored_targets m join now_known n on n.id = m.target_id
       where m.customer_id = ${customerId}
    ), written as (
      insert into monitored_targets as m (customer_id, target_id, tier, path, probability)
      select ${customerId}::bigint, id, tier, path, probability from now_known order by id
      on conflict (customer_id, target_id) do update
        set tier = excluded.tier, path = excluded.path, probability = excluded.probability
        where (m.tier, m.path, m.probability) is distinct from (excluded.tier, excluded.path, excluded.probability)
      returning m.target_id as id, m.tier
    )
    select w.id from written w left join before b on b.id = w.id where b.tier is distinct from w.tier order by w.id`);
  return changed.map(({ id }) => Number(id));
}
