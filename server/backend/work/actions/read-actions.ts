import { type SQL, sql } from "drizzle-orm";
import type { Action } from "~/backend/contract/actions";
import type { Tx } from "../../platform/db/database";

/** An action's columns with who has it, what it is about and who began it; the table stands as `x`. */
const COLUMNS = sql`x.id::int, x.type_id as "typeId", x.title, x.description, x.meta_status as "metaStatus", x.due_on::text as "dueOn",
  case when x.skipped_reason is null then null
       else jsonb_build_object('reason', x.skipped_reason, 'until', x.skipped_until) end as skipped,
  (select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'id', s.assignee_id, 'name',
            coalesce(u.firstname || ' ' || u.lastname, m.name, '')) order by s.kind, s.assignee_id), '[]')
     from action_assignees s
     left join users u on s.kind = 'user' and u.customer_id = s.customer_id and u.id = s.assignee_id
     left join teams m on s.kind = 'team' and m.customer_id = s.customer_id and m.id = s.assignee_id
    where s.customer_id = x.customer_id and s.action_id = x.id) as assignees,
  (select b.firstname || ' ' || b.lastname from users b
    where b.customer_id = x.customer_id and b.id = x.created_by) as "createdBy",
  x.created_at as "createdAt", x.completed_at as "completedAt",
  (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by g.name, g.id), '[]')
     from action_targets l join targets g on g.id = l.target_id
    where l.customer_id = x.customer_id and l.action_id = x.id) as targets,
  (select coalesce(jsonb_agg(l.alert_id order by l.alert_id), '[]') from action_alerts l
    where l.customer_id = x.customer_id and l.action_id = x.id) as "alertIds",
  x.version`;

interface Row extends Omit<Action, "createdAt" | "completedAt"> {
  createdAt: string;
  completedAt: string | null;
}

/** Reads `from actions x …`, whatever stands in `rest`. */
export async function readActions(tx: Tx, rest: SQL, more: SQL = sql``): Promise<(Action & { key?: string })[]> {
  const { rows } = await tx.execute<Row & { key?: string } & Record<string, unknown>>(
    sql`select ${COLUMNS}${more} from actions x ${rest}`,
  );
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    completedAt: row.completedAt && new Date(row.completedAt).toISOString(),
  }));
}

export async function findAction(tx: Tx, customerId: number, actionId: number): Promise<Action | null> {
  const [found] = await readActions(tx, sql`where x.customer_id = ${customerId} and x.id = ${actionId}`);
  return found ?? null;
}

/** What is done about any of these alerts, in the order in which it was begun. */
export function ofAlerts(tx: Tx, customerId: number, alertIds: readonly number[]): Promise<Action[]> {
  return readActions(
    tx,
    sql`where x.customer_id = ${customerId} and x.id in (
          select action_id from action_alerts
           where customer_id = ${customerId} and alert_id = any(${sql.param([...alertIds])}::bigint[]))
        order by x.id`,
  );
}
