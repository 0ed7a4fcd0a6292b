import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { deliveredBy, MOST_STEPS, ownedBy } from "./relations";

export type SanctionsStatus = "Direct" | "Indirect" | "None" | "Unreviewed";

export interface StatusChange {
  targetId: number;
  before: SanctionsStatus | null;
  after: SanctionsStatus;
  /** Of an indirect status: from the target to who was matched, the target left out. */
  viaPath: number[] | null;
}

/**
 * Works out the status of all targets that a customer has screened, and answers those that changed: Direct by an accepted
 * match of its own; Indirect when somebody who owns it has one, over at most five steps, or somebody who delivers to it;
 * Unreviewed when a match of its own or of an owner waits for a decision; else None. It starts from the open matches,
 * which are few, and walks down from them.
 */
export async function refreshStatuses(tx: Tx, customerId: number): Promise<StatusChange[]> {
  const { rows } = await tx.execute<Row>(sql`
    with recursive matched as (
      select target_id, min(id) filter (where decision = 'accepted') as accepted
      from sanctions_matches
      where customer_id = ${customerId} and closed_at is null and decision in ('accepted', 'undecided')
      group by target_id
    ), reached(target_id, accepted, path, relation) as (
      select target_id, accepted, '{}'::bigint[], 'owner' from matched
      union all
      select next.id, reached.accepted, reached.target_id || reached.path, next.relation
      from reached cross join lateral (
        select id, 'owner' as relation from (${ownedBy(sql`reached.target_id`, customerId)}) as owned
        union all
        select id, 'supplier' from (${deliveredBy(sql`reached.target_id`, customerId)}) as delivered
        where reached.accepted is not null
      ) as next
      where reached.relation = 'owner' and cardinality(reached.path) < ${MOST_STEPS}
        and next.id <> reached.target_id and next.id <> all(reached.path)
    ), nearest as (
      select distinct on (target_id) * from reached
      order by target_id, accepted is null, cardinality(path) > 0, relation, cardinality(path), accepted, path
    ), fresh as (
      select known.target_id, known.status as before,
        case when nearest.target_id is null then 'None' when nearest.accepted is null then 'Unreviewed'
          when cardinality(nearest.path) = 0 then 'Direct' else 'Indirect' end as status,
        case when cardinality(nearest.path) > 0 then nearest.accepted end as via_match_id,
        case when cardinality(nearest.path) > 0 and nearest.accepted is not null then nearest.path end as via_path,
        case when cardinality(nearest.path) > 0 and nearest.accepted is not null then nearest.relation end as via_relation
      from target_screenings known left join nearest on nearest.target_id = known.target_id
      where known.customer_id = ${customerId} and known.state in ('Screened', 'NotPossible')
    )
    update target_screenings as known
    set status = fresh.status, via_match_id = fresh.via_match_id, via_path = fresh.via_path, via_relation = fresh.via_relation
    from fresh
    where known.customer_id = ${customerId} and known.target_id = fresh.target_id
      and (known.status, known.via_match_id, known.via_path, known.via_relation)
        is distinct from (fresh.status, fresh.via_match_id, fresh.via_path, fresh.via_relation)
    returning known.target_id, fresh.before, known.status as after, known.via_path`);
  return rows
    .map((row) => ({
      targetId: Number(row.target_id),
      before: row.before,
      after: row.after,
      viaPath: row.via_path?.map(Number) ?? null,
    }))
    .sort((a, b) => a.targetId - b.targetId);
}

type Row = { target_id: string; before: SanctionsStatus | null; after: SanctionsStatus; via_path: string[] | null };
