import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { lockMonitored } from "./lock-monitored";
import { PEERS, scopeOf } from "./score-queries";

/** Targets in one statement: short enough for the database's time limit, many enough to be worth one. */
const CHUNK = 4000;
const DUE_CHUNK = 1000;
/** Of those that nobody monitors: countries, industries and commodities, whose many events are read in one piece. */
const UNMONITORED_CHUNK = 500;

/**
 * Takes the next due targets off the list, which a rollback undoes; with those that they stand behind, whose Tier-N they move. Their monitored
 * rows are held first, as a refresh of the network holds them before it says what is due. What somebody else is at is left to them.
 */
export async function takeDue(tx: Tx, customerId: number): Promise<number[] | null> {
  for (;;) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select target_id as id from scores_due where customer_id = ${customerId} order by target_id limit ${DUE_CHUNK}`);
    if (rows.length === 0) return null;
    const due = rows.map(({ id }) => Number(id));
    const { rows: before } = await tx.execute<{ id: string }>(sql`
      select unnest(path) as id from monitored_targets
       where customer_id = ${customerId} and target_id = any(${sql.param(due)}::bigint[])`);
    const ids = [...new Set([...due, ...before.map(({ id }) => Number(id))])].sort((a, b) => a - b);
    await lockMonitored(tx, customerId, ids);
    if ((await takeOff(tx, customerId, due)) > 0) return ids;
    // Another run has taken them meanwhile, and there may be more; or somebody is at all of them.
    if (await isAnyDue(tx, customerId, due)) return null;
  }
}

/** What somebody changes at this moment stays due: that change is not seen yet. Answers how many were taken off. */
async function takeOff(tx: Tx, customerId: number, ids: readonly number[]): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from scores_due d using (
      select target_id from scores_due where customer_id = ${customerId} and target_id = any(${sql.param([...ids])}::bigint[])
       order by target_id for update skip locked) taken
     where d.customer_id = ${customerId} and d.target_id = taken.target_id`);
  return rowCount ?? 0;
}

async function isAnyDue(tx: Tx, customerId: number, ids: readonly number[]): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from scores_due where customer_id = ${customerId} and target_id = any(${sql.param([...ids])}::bigint[]) limit 1`);
  return rows.length > 0;
}

/**
 * A function that answers the next chunk of all targets that have a score to get or to lose, and null at the end: those that are
 * not monitored, the peers of others among them, then tier 5 to tier 1. They are due no more.
 */
export function fromTheFarthest(customerId: number): (tx: Tx) => Promise<number[] | null> {
  const groups = [null, 5, 4, 3, 2, 1];
  let after = 0;
  return async (tx) => {
    for (let [tier] = groups; tier !== undefined; [tier] = groups) {
      const ids = tier === null ? await unmonitored(tx, customerId, after) : await ofTier(tx, customerId, tier, after);
      const last = ids.at(-1);
      if (last === undefined) {
        groups.shift();
        after = 0;
        continue;
      }
      after = last;
      await lockMonitored(tx, customerId, ids);
      await takeOff(tx, customerId, ids);
      return ids;
    }
    return null;
  };
}

/** These targets in chunks of one tier each, the farthest first. */
export async function byTier(
  tx: Tx,
  customerId: number,
  ids: readonly number[],
): Promise<{ ids: number[]; tier: number | null }[]> {
  const { rows } = await tx.execute<{ id: string; tier: number | null }>(sql`
    select id, m.tier from unnest(${sql.param([...ids])}::bigint[]) as wanted(id)
      left join monitored_targets m on m.customer_id = ${customerId} and m.target_id = id
     order by tier desc nulls first, id`);
  const chunks: { ids: number[]; tier: number | null }[] = [];
  for (const { id, tier } of rows) {
    const last = chunks.at(-1);
    const size = tier === null ? UNMONITORED_CHUNK : CHUNK;
    if (last && last.tier === tier && last.ids.length < size) last.ids.push(Number(id));
    else chunks.push({ ids: [Number(id)], tier });
  }
  return chunks;
}

/** The countries, industries and commodities that these targets have as peers, and whether they have a score. */
export async function peersOf(
  tx: Tx,
  customerId: number,
  ids: readonly number[],
): Promise<{ id: number; known: boolean }[]> {
  const { rows } = await tx.execute<{ id: string; known: boolean }>(sql`
    with ${scopeOf(customerId, ids)}, ${PEERS}
    select id, exists (select from scores where customer_id = ${customerId} and target_id = id) as known
      from (select distinct peer_id as id from peer_of) peers order by id`);
  return rows.map(({ id, known }) => ({ id: Number(id), known }));
}

async function ofTier(tx: Tx, customerId: number, tier: number, after: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select target_id as id from monitored_targets
     where customer_id = ${customerId} and tier = ${tier} and target_id > ${after} order by target_id limit ${CHUNK}`);
  return rows.map(({ id }) => Number(id));
}

/** What has been told of, and what had a score, which may have to go. */
async function unmonitored(tx: Tx, customerId: number, after: number): Promise<number[]> {
  const page = (table: string) => sql`
    (select distinct target_id from ${sql.identifier(table)} listed
      where customer_id = ${customerId} and target_id > ${after} and not exists (
        select from monitored_targets m where m.customer_id = ${customerId} and m.target_id = listed.target_id)
      order by target_id limit ${CHUNK})`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select target_id as id from (
      ${page("external_scores")} union ${page("assessment_results")} union ${page("scores")} union ${page("scores_due")}) listed
     order by target_id limit ${CHUNK}`);
  return rows.map(({ id }) => Number(id));
}
