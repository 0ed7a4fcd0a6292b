import { type SQL, sql } from "drizzle-orm";
import type { Action } from "~/backend/contract/actions";
import type { Tx } from "../../platform/db/database";
import { IS_WITH_SUPPLIER } from "./whose";

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
  x.purpose, x.right_concerned as "rightConcerned", x.root_cause as "rootCause",
  (select coalesce(jsonb_agg(jsonb_build_object('title', p.title, 'dueOn', p.due_on, 'assigneeId', p.assignee_id,
            'assignee', u.firstname || ' ' || u.lastname, 'doneAt', p.done_at) order by p.position), '[]')
     from action_steps p left join users u on u.customer_id = p.customer_id and u.id = p.assignee_id
    where p.customer_id = x.customer_id and p.action_id = x.id) as steps,
  jsonb_build_object('measure', x.success_measure, 'before', x.success_before, 'after', x.success_after) as success,
  case when x.cost_amount is null then null
       else jsonb_build_object('amount', x.cost_amount, 'currency', x.cost_currency) end as cost,
  x.confidential, x.blocked_reason as "blockedReason", ${IS_WITH_SUPPLIER} as "isWithSupplier", x.completed_reason as "completedReason", x.measure,
  x.effect_due_on::text as "effectDueOn",
  case when x.effect is null then null else jsonb_build_object('result', x.effect, 'note', x.effect_note, 'at', x.effect_at,
    'by', (select b.firstname || ' ' || b.lastname from users b where b.customer_id = x.customer_id and b.id = x.effect_by),
    'evidence', (select coalesce(jsonb_agg(jsonb_build_object('documentId', l.document_id, 'name', f.original_filename) order by l.document_id), '[]')
       from action_documents l
       join documents d on d.customer_id = l.customer_id and d.id = l.document_id
       join document_files f on f.customer_id = d.customer_id and f.mapped_filename = d.mapped_filename
      where l.customer_id = x.customer_id and l.action_id = x.id and l.proves_effect)) end as effect,
  x.effect_waived as "effectWaived", x.every_months as "everyMonths", x.follows_id::int as "followsId", x.version`;

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
    createdAt: instant(row.createdAt),
    completedAt: row.completedAt && instant(row.completedAt),
    steps: row.steps.map((step) => ({ ...step, doneAt: step.doneAt && instant(step.doneAt) })),
    effect: row.effect && { ...row.effect, at: instant(row.effect.at) },
  }));
}

const instant = (text: string): string => new Date(text).toISOString();

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
