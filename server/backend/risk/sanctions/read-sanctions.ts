import { sql } from "drizzle-orm";
import type { TargetSanctions } from "~/backend/contract/sanctions";
import type { Tx } from "../../platform/db/database";
import { MOST_STEPS, ownersOf, suppliersOf } from "./screening/relations";

/** What is known of a target's sanctions; null when the customer cannot see the target. */
export async function readTargetSanctions(
  tx: Tx,
  customerId: number,
  targetId: number,
): Promise<TargetSanctions | null> {
  const { rows } = await tx.execute<Row>(sql`
    select s.status, s.state, s.requested_at as "requestedAt", s.screened_at as "screenedAt", (
      select count(*)::int from sanctions_matches
      where customer_id = ${customerId} and target_id = t.id and decision = 'undecided' and closed_at is null) as undecided
    from targets t left join target_screenings s on s.customer_id = ${customerId} and s.target_id = t.id
    where t.id = ${targetId} and (t.owner_id is null or t.owner_id = ${customerId})`);
  const [row] = rows;
  if (!row) return null;
  const { requestedAt, screenedAt, ...rest } = row;
  return {
    ...rest,
    ...(await countScreened(tx, customerId, targetId)),
    sanctionedCompanies: await sanctionedAround(tx, customerId, targetId),
    undecidedOwners: await undecidedOwners(tx, customerId, targetId),
    requestedAt: momentOf(requestedAt),
    screenedAt: momentOf(screenedAt),
  };
}

type Row = Pick<TargetSanctions, "status" | "state" | "requestedAt" | "screenedAt" | "undecided">;
const momentOf = (moment: string | null): string | null => (moment === null ? null : new Date(moment).toISOString());

/** The target and its owners, once screening of the target is asked for. */
async function countScreened(tx: Tx, customerId: number, targetId: number) {
  const { rows } = await tx.execute<{ requested: number; received: number }>(sql`
    with recursive companies(id, steps) as (
      select target_id, 0 from target_screenings
      where customer_id = ${customerId} and target_id = ${targetId} and requested_at is not null
      union
      select owner.id, steps + 1 from companies
      cross join lateral (${ownersOf(sql`companies.id`, customerId)}) as owner where steps < ${MOST_STEPS}
    )
    select count(*)::int as requested, count(*) filter (where s.screened_at is not null)::int as received
    from (select distinct id from companies) as company
    join target_screenings s on s.customer_id = ${customerId} and s.target_id = company.id`);
  return rows[0] ?? { requested: 0, received: 0 };
}

const MOST_SHOWN = 100;

/** The same relations that a status rests on, walked from the target up. */
async function sanctionedAround(
  tx: Tx,
  customerId: number,
  targetId: number,
): Promise<TargetSanctions["sanctionedCompanies"]> {
  const { rows } = await tx.execute<Around>(sql`
    with recursive around(id, path, relation) as (
      select ${targetId}::bigint, '{}'::bigint[], 'self'
      union all
      select next.id, case when around.id = ${targetId} then '{}' else around.path || around.id end, next.relation
      from around cross join lateral (
        select id, case around.relation when 'supplier' then 'supplier' else 'owner' end as relation
        from (${ownersOf(sql`around.id`, customerId)}) as owned
        union all
        select id, 'supplier' from (${suppliersOf(sql`around.id`, customerId)}) as delivered
        where around.relation = 'self'
      ) as next
      where cardinality(around.path) < ${MOST_STEPS - 1}
        and next.id <> ${targetId} and next.id <> around.id and next.id <> all(around.path)
    ), nearest as (
      select distinct on (id) * from around
      order by id, relation <> 'self', relation, cardinality(path), path
    )
    select t.id, t.name, nearest.relation, m.id as "matchId", m.list_name as "listName", (
        select e.name from sanctions_entities e where e.list_name = m.list_name and e.entity_id = m.entity_id
        order by since desc limit 1) as "entityName",
      coalesce((select jsonb_agg(jsonb_build_object('id', step.id, 'name', step.name) order by at)
        from unnest(nearest.path) with ordinality as way(id, at) join targets step on step.id = way.id), '[]') as path
    from nearest
    join targets t on t.id = nearest.id
    join sanctions_matches m on m.customer_id = ${customerId} and m.target_id = nearest.id
      and m.decision = 'accepted' and m.closed_at is null
    order by nearest.relation <> 'self', nearest.relation, cardinality(nearest.path), t.id, m.id
    limit ${MOST_SHOWN}`);
  return rows.map((row) => ({ ...row, id: Number(row.id), matchId: Number(row.matchId) }));
}

type Around = Omit<TargetSanctions["sanctionedCompanies"][number], "id" | "matchId"> & { id: string; matchId: string };

async function undecidedOwners(
  tx: Tx,
  customerId: number,
  targetId: number,
): Promise<TargetSanctions["undecidedOwners"]> {
  const { rows } = await tx.execute<{ id: string; name: string; undecided: number }>(sql`
    with recursive owners(id, steps) as (
      select ${targetId}::bigint, 0
      union
      select owner.id, steps + 1 from owners
      cross join lateral (${ownersOf(sql`owners.id`, customerId)}) as owner where steps < ${MOST_STEPS}
    ), nearest as (
      select id, min(steps) as steps from owners where id <> ${targetId} group by id
    )
    select t.id, t.name, count(*)::int as undecided
    from nearest
    join targets t on t.id = nearest.id
    join sanctions_matches m on m.customer_id = ${customerId} and m.target_id = nearest.id
      and m.decision = 'undecided' and m.closed_at is null
    group by t.id, t.name, nearest.steps order by nearest.steps, t.id
    limit ${MOST_SHOWN}`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
