import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { OnTime, readOnTime } from "~/backend/contract/on-time";
import type { Tx } from "../../platform/db/database";

type Asked = z.output<NonNullable<typeof readOnTime.query>>;

/**
 * On time = completed on the due day or before ÷ all that were due in the period (section 31, 11. `action`, "Calculation"). What was aborted was
 * due and not done. What a file brought as completed is left out: nobody knows its day. An action that was put off, or skipped, was due on its day all the same. The day of completion is one of `timeZone`.
 */
export async function countOnTime(tx: Tx, customerId: number, { dueRange, teamId, timeZone }: Asked): Promise<OnTime> {
  const completedOn = sql`(x.completed_at at time zone ${timeZone}::text)::date`;
  const { rows } = await tx.execute<OnTime & Record<string, unknown>>(sql`
    select count(*)::int as due,
           count(*) filter (where x.meta_status = 'Completed' and ${completedOn} <= x.due_on)::int as "onTime",
           count(*) filter (where x.meta_status = 'Completed' and ${completedOn} > x.due_on)::int as late,
           count(*) filter (where x.meta_status in ('Planned', 'InProgress'))::int as open,
           count(*) filter (where x.meta_status = 'Aborted')::int as aborted
      from actions x
     where x.customer_id = ${customerId} and x.due_on is not null and not (x.meta_status = 'Completed' and x.completed_by is null)
       and x.due_on >= coalesce(${dueRange.from}::date, '-infinity') and x.due_on <= coalesce(${dueRange.to}::date, 'infinity')
       ${
         teamId === undefined
           ? sql``
           : sql`and exists (select from action_assignees s where s.customer_id = x.customer_id and s.action_id = x.id
                                and s.kind = 'team' and s.assignee_id = ${teamId})`
       }`);
  const [counted] = rows;
  if (!counted) throw new Error("A count answered no row");
  return counted;
}
