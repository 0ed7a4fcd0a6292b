import { sql } from "drizzle-orm";
import type { EdgeTypeName } from "~/backend/contract/collection-words";
import type { Tx } from "../../../platform/db/database";

/**
 * Writes down that each of these targets is `type` to another, as the customer tells it. What was told before and rejected since
 * holds again. Answers those that were not so before, with what their edge was.
 */
export async function tellEdges(
  tx: Tx,
  customerId: number,
  fromIds: readonly number[],
  toId: number,
  type: EdgeTypeName,
): Promise<[id: number, before: "none" | "rejected"][]> {
  if (fromIds.length === 0) return [];
  const { rows } = await tx.execute<{ id: string; before: "none" | "rejected" }>(sql`
    with wanted as (
      select distinct unnest(${sql.param([...fromIds])}::bigint[]) as id
    ), told as (
      select e.from_id, e.state from edges e join wanted w on w.id = e.from_id
       where e.to_id = ${toId} and e.type = ${type} and e.source = 'Customer' and e.owner_id = ${customerId}
    ), written as (
      insert into edges as e (owner_id, from_id, to_id, type, source, scope, probability)
      select ${customerId}::bigint, id, ${toId}::bigint, ${type}, 'Customer', 'Private', 1 from wanted order by id
      on conflict (from_id, to_id, type, source, (coalesce(owner_id, 0))) do update
        set state = 'active', version = e.version + 1, updated_at = now() where e.state = 'rejected'
      returning e.from_id as id
    )
    select w.id, case when t.from_id is null then 'none' else 'rejected' end as before
      from written w left join told t on t.from_id = w.id order by w.id`);
  return rows.map(({ id, before }) => [Number(id), before]);
}

/** Takes such edges back, where they still hold: those that were not there go, the others are rejected again. */
export async function untellEdges(
  tx: Tx,
  customerId: number,
  edges: readonly [id: number, before: "none" | "rejected"][],
  toId: number,
  type: EdgeTypeName,
): Promise<number[]> {
  const list = JSON.stringify(edges.map(([id, before]) => ({ id, before })));
  const these = sql`jsonb_to_recordset(${list}::jsonb) as w(id bigint, before text)
     where e.from_id = w.id and e.to_id = ${toId} and e.type = ${type} and e.source = 'Customer'
       and e.owner_id = ${customerId} and e.state = 'active'`;
  const gone = await tx.execute<{ id: string }>(sql`
    delete from edges e using ${these} and w.before = 'none' returning e.from_id as id`);
  const rejected = await tx.execute<{ id: string }>(sql`
    update edges e set state = 'rejected', version = e.version + 1, updated_at = now()
      from ${these} and w.before = 'rejected' returning e.from_id as id`);
  return [...gone.rows, ...rejected.rows].map(({ id }) => Number(id));
}
