import { type SQL, sql } from "drizzle-orm";
import { type ACTION_DUE, type EFFECT_CHECKS, type HINDRANCES, PURPOSES_OF_LAW } from "~/backend/contract/action-words";
import { dayIn } from "~/time/day-start";
import type { ActionQuery, Reader } from "./list-actions";
import { IS_WITH_SUPPLIER, isOf, isOpenOn } from "./whose";

export type ActionsFilter = Omit<ActionQuery, "sort" | "direction" | "size" | "after">;

/**
 * Which actions `x` a filter leaves; the row-level policy leaves out what the reader may not read.
 * @param titled those with `q` in their title, by `titled`; null: it is looked for in each
 */
export function conditions(
  { customerId, userId }: Reader,
  filter: ActionsFilter,
  titled: readonly number[] | null = null,
): SQL {
  const { targetId, alertId, owner, state, due, typeId, purpose, law, hindrance, effectCheck, collectionId, q } =
    filter;
  const { metaStatuses, teams, assignees, creators, createdAt, createdRange, dueRange } = filter;
  const of = (table: SQL, condition: SQL) => sql`exists (
    select from ${table} l where l.customer_id = x.customer_id and l.action_id = x.id and ${condition})`;
  const held = (kind: "user" | "team", ids: readonly number[]) =>
    of(sql`action_assignees`, sql`l.kind = ${kind} and l.assignee_id = any(${sql.param([...ids])}::bigint[])`);
  const today = sql`${dayIn(filter.timeZone, new Date())}::date`;
  const created = createdAt === "Custom" ? createdRange : undefined;
  const all = [
    sql`x.customer_id = ${customerId}`,
    targetId !== undefined && of(sql`action_targets`, sql`l.target_id = ${targetId}`),
    alertId !== undefined && of(sql`action_alerts`, sql`l.alert_id = ${alertId}`),
    collectionId !== undefined &&
      of(
        sql`action_targets`,
        sql`exists (select from collection_targets c
                     where c.customer_id = l.customer_id and c.collection_id = ${collectionId} and c.target_id = l.target_id)`,
      ),
    owner && isOf(customerId, userId),
    state && (state === "open" ? isOpenOn(today) : sql`x.meta_status = ${state}`),
    metaStatuses && sql`x.meta_status = any(${sql.param(metaStatuses)}::text[])`,
    due && sql`x.meta_status in ('Planned', 'InProgress') and ${DUE[due](today)}`,
    typeId && sql`x.type_id = ${typeId}`,
    purpose && sql`x.purpose = ${purpose}`,
    law && sql`x.purpose = any(${sql.param([...PURPOSES_OF_LAW[law]])}::text[])`,
    hindrance && HINDERED[hindrance],
    teams && held("team", teams),
    assignees && held("user", assignees),
    creators && sql`x.created_by = any(${sql.param(creators)}::bigint[])`,
    createdAt &&
      createdAt !== "Custom" &&
      sql`x.created_at >= now() - make_interval(days => ${LAST_DAYS[createdAt]}::int)`,
    created?.from && sql`x.created_at >= ${created.from}::date::timestamp at time zone 'UTC'`,
    created?.to && sql`x.created_at < (${created.to}::date + 1)::timestamp at time zone 'UTC'`,
    dueRange?.from && sql`x.due_on >= ${dueRange.from}::date`,
    dueRange?.to && sql`x.due_on <= ${dueRange.to}::date`,
    effectCheck &&
      sql`x.meta_status = 'Completed' and x.effect is null and x.effect_due_on is not null and ${CHECKS[effectCheck](today)}`,
    titled && sql`x.id = any(${sql.param([...titled])}::bigint[])`,
    q && !titled && sql`strpos(lower(x.title), lower(${q})) > 0`,
  ];
  return sql.join(
    all.filter((one): one is SQL => Boolean(one)),
    sql` and `,
  );
}

const LAST_DAYS = { Last7Days: 7, Last30Days: 30, Last90Days: 90 };

const DUE: Record<(typeof ACTION_DUE)[number], (today: SQL) => SQL> = {
  Overdue: (today) => sql`x.due_on < ${today}`,
  Next7Days: (today) => sql`x.due_on between ${today} and ${today} + 7`,
  Next30Days: (today) => sql`x.due_on between ${today} and ${today} + 30`,
};

const HINDERED: Record<(typeof HINDRANCES)[number], SQL> = {
  blocked: sql`x.meta_status in ('Planned', 'InProgress') and x.blocked_reason is not null`,
  "waiting-supplier": IS_WITH_SUPPLIER,
};

const CHECKS: Record<(typeof EFFECT_CHECKS)[number], (today: SQL) => SQL> = {
  open: () => sql`true`,
  soon: (today) => sql`x.effect_due_on <= ${today} + 30`,
  overdue: (today) => sql`x.effect_due_on < ${today}`,
};
