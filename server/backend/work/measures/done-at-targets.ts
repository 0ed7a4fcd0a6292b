import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";

/** What a customer does and did at targets. */
export interface DoneAt {
  /** Ids of the measures under way, by target. */
  underWay: ReadonlyMap<number, ReadonlySet<string>>;
  /** Where an action was completed and did not help. */
  notHelped: ReadonlySet<number>;
}

/** In one question for all of them. */
export async function doneAtTargets(tx: Tx, customerId: number, ids: readonly number[]): Promise<DoneAt> {
  const { rows } = await tx.execute<{ targetId: number; measures: string[]; failed: boolean }>(sql`
    select l.target_id::int as "targetId",
           coalesce(array_agg(distinct split_part(x.measure, '@', 1))
             filter (where x.measure is not null and x.meta_status in ('Planned', 'InProgress')), '{}') as measures,
           bool_or(x.meta_status = 'Completed' and x.effect = 'not-effective') is true as failed
      from action_targets l
      join actions x on x.customer_id = l.customer_id and x.id = l.action_id
     where l.customer_id = ${customerId} and l.target_id = any(${sql.param([...ids])}::bigint[])
     group by l.target_id`);
  return {
    underWay: new Map(rows.map(({ targetId, measures }) => [targetId, new Set(measures)])),
    notHelped: new Set(rows.filter(({ failed }) => failed).map(({ targetId }) => targetId)),
  };
}
