import { sql } from "drizzle-orm";
import { z } from "zod";
import { enqueueDuplicateSearch } from "../../intake/imports/duplicates/enqueue-search";
import { likeFinder } from "../../intake/imports/run/like-finder";
import type { Database, Tx } from "../../platform/db/database";
import type { Task } from "../../platform/jobs/worker";
import { type FoundPair, findPairs } from "./find-pairs";

const payloadSchema = z.object({ customerId: z.number().int().positive().optional() });

/** So many targets in one transaction. */
const AT_ONCE = 200;
/** Nobody decides more; those that are left out come when others are decided. */
const MOST_PAIRS = 5000;

/**
 * `targets.duplicates`: looks through a customer's own targets for pairs that may be one, every night and after an import; without a customer
 * it has each one looked through. Run twice it changes nothing.
 */
export const findDuplicatesTask: Task = async ({ payload, database, logger }) => {
  const { customerId } = payloadSchema.parse(payload);
  if (customerId !== undefined) {
    logger.info({ customerId, ...(await searchCustomer(database, customerId)) }, "looked for duplicates");
    return;
  }
  await database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from customers c where exists (select from targets where owner_id = c.id) order by id`,
    );
    for (const { id } of rows) await enqueueDuplicateSearch(tx, Number(id));
  });
};

/**
 * Writes the pairs that there are, and takes open ones away that are none any more; a decision is kept. Beside another search, or a person
 * who decides meanwhile, it takes only away what was open when it began.
 */
export async function searchCustomer(
  database: Database,
  customerId: number,
  most = MOST_PAIRS,
): Promise<{ targets: number; pairs: number }> {
  const count = await database.asSystem((tx) => countOwn(tx, customerId));
  const findLike = await likeFinder(database, customerId, count);
  const known = await database.asSystem((tx) => knownPairs(tx, customerId));
  const found = new Map<string, FoundPair>();
  let [targets, after] = [0, 0];
  while (found.size < most) {
    const { ids, pairs } = await database.asSystem(async (tx) => {
      const some = await nextOwn(tx, customerId, after);
      return { ids: some, pairs: some.length > 0 ? await findPairs(tx, customerId, some, findLike) : [] };
    });
    if (ids.length === 0) break;
    for (const pair of pairs) {
      const key = keyOf(pair);
      // It was decided, and nothing has changed since.
      if (known.apart.get(key) === pair.hash) continue;
      // Found from both sides, which may see different things: the same one holds, whichever came first.
      if ((found.get(key)?.score ?? 0) < pair.score) found.set(key, pair);
    }
    targets += ids.length;
    after = ids.at(-1) ?? after;
  }
  await database.asSystem((tx) => writePairs(tx, customerId, [...found.values()].slice(0, most), known.open));
  return { targets, pairs: found.size };
}

const keyOf = ({ oneId, otherId }: Pick<FoundPair, "oneId" | "otherId">): string => `${oneId}:${otherId}`;

/** The pairs that are written: those told apart with the hash of what was looked at, by `keyOf`, and the ids of the open ones. */
async function knownPairs(tx: Tx, customerId: number): Promise<{ apart: Map<string, string>; open: number[] }> {
  const { rows } = await tx.execute<{ id: number; oneId: number; otherId: number; hash: string; state: string }>(sql`
    select id::float8 as id, one_id::float8 as "oneId", other_id::float8 as "otherId", hash, state from target_duplicates
     where customer_id = ${customerId}`);
  const isApart = ({ state }: { state: string }) => state === "apart";
  return {
    apart: new Map(rows.filter(isApart).map((row) => [keyOf(row), row.hash])),
    open: rows.filter((row) => !isApart(row)).map(({ id }) => id),
  };
}

const ofOwn = (customerId: number) => sql`owner_id = ${customerId} and type in ('organization', 'POI')`;

async function countOwn(tx: Tx, customerId: number): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from targets where ${ofOwn(customerId)}`,
  );
  return rows[0]?.n ?? 0;
}

async function nextOwn(tx: Tx, customerId: number, after: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from targets where ${ofOwn(customerId)} and id > ${after} order by id limit ${AT_ONCE}`,
  );
  return rows.map(({ id }) => Number(id));
}

/** What was decided comes with another hash only, which opens it. A target that went meanwhile is left out. `open`: ids that may go. */
async function writePairs(
  tx: Tx,
  customerId: number,
  pairs: readonly FoundPair[],
  open: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    with found as (
      select f.* from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
          as f("oneId" bigint, "otherId" bigint, score real, reasons jsonb, hash text)
       where exists (select from targets where id = f."oneId") and exists (select from targets where id = f."otherId")
    ), gone as (
      delete from target_duplicates d where d.customer_id = ${customerId} and d.state = 'open'
         and d.id = any(${sql.param(open)}::bigint[])
         and not exists (select from found f where f."oneId" = d.one_id and f."otherId" = d.other_id)
    )
    insert into target_duplicates as d (customer_id, one_id, other_id, score, reasons, hash)
    select ${customerId}::bigint, "oneId", "otherId", score, reasons, hash from found order by 2, 3
    on conflict (customer_id, one_id, other_id) do update
      set score = excluded.score, reasons = excluded.reasons, hash = excluded.hash,
          state = case when d.hash = excluded.hash then d.state else 'open' end,
          decided_by = case when d.hash = excluded.hash then d.decided_by end,
          decided_at = case when d.hash = excluded.hash then d.decided_at end
      where (d.score, d.reasons, d.hash) is distinct from (excluded.score, excluded.reasons, excluded.hash)`);
}
