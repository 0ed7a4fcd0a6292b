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
 * tier 5. Writes only what differs. One refresh of a customer waits for another. Rows are locked by the number of their target, as a
 * run of the scores locks them: in ranges, each with what goes and what changes.
 */
export async function refreshMonitored(tx: Tx, customerId: number): Promise<Refreshed> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`monitored:${customerId}`}, 0))`);
  const monitored = await reach(tx, customerId);
  const changed: number[] = [];
  let removed = 0;
  const rows = [...monitored].map(([id, one]) => ({ id, ...one })).sort((a, b) => a.id - b.id);
  for (let from = 0; from <= rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    const range = { after: rows[from - 1]?.id ?? 0, until: rows[from + BATCH - 1]?.id ?? null };
    await lockDiffering(tx, customerId, range, batch);
    removed += await removeOthers(tx, customerId, range, batch);
    changed.push(...(await write(tx, customerId, batch)));
  }
  return { changed, removed };
}

/** Targets behind the first number up to the second one; null: all that come behind. */
interface Range {
  after: number;
  until: number | null;
}
type Row = { id: number } & Monitored;

const inRange = (customerId: number, { after, until }: Range) =>
  sql`m.customer_id = ${customerId} and m.target_id > ${after} and (${until}::bigint is null or m.target_id <= ${until}::bigint)`;

/** A row that stays as it is is not locked: few change, and somebody may be at the others. */
async function lockDiffering(tx: Tx, customerId: number, range: Range, rows: readonly Row[]): Promise<void> {
  await tx.execute(sql`
    select from monitored_targets m
      left join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id bigint, tier smallint, path bigint[], probability real)
        on n.id = m.target_id
     where ${inRange(customerId, range)} and (m.tier, m.path, m.probability) is distinct from (n.tier, n.path, n.probability)
     order by m.target_id for update of m`);
}

const BATCH = 5000;

async function removeOthers(tx: Tx, customerId: number, range: Range, rows: readonly Row[]): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from monitored_targets m
     where ${inRange(customerId, range)}
       and not exists (select from unnest(${sql.param(rows.map(({ id }) => id))}::bigint[]) kept(id) where kept.id = m.target_id)`);
  return rowCount ?? 0;
}

/** Answers those that are new or changed their tier; a new path at the same tier needs no new alerts. */
async function write(tx: Tx, customerId: number, rows: readonly Row[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const { rows: changed } = await tx.execute<{ id: string }>(sql`
    with now_known as (
      select id, tier, path, probability
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(id bigint, tier smallint, path bigint[], probability real)
    ), before as (
      select m.target_id as id, m.tier from monitored_targets m join now_known n on n.id = m.target_id
       where m.customer_id = ${customerId}
    ), written as (
      insert into monitored_targets as m (customer_id, target_id, tier, path, probability)
      select ${customerId}::bigint, n.id, n.tier, n.path, n.probability from now_known n
        left join monitored_targets was on was.customer_id = ${customerId} and was.target_id = n.id
       where (was.tier, was.path, was.probability) is distinct from (n.tier, n.path, n.probability) order by n.id
      on conflict (customer_id, target_id) do update
        set tier = excluded.tier, path = excluded.path, probability = excluded.probability
        where (m.tier, m.path, m.probability) is distinct from (excluded.tier, excluded.path, excluded.probability)
      returning m.target_id as id, m.tier
    )
    select w.id from written w left join before b on b.id = w.id where b.tier is distinct from w.tier order by w.id`);
  return changed.map(({ id }) => Number(id));
}
