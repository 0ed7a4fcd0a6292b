import { type SQL, sql } from "drizzle-orm";
import { type ACTION_DUE, type EFFECT_CHECKS, type HINDRANCES, PURPOSES_OF_LAW } from "~/backend/contract/action-words";
import { dayIn } from "~/time/day-start";
import { namedCollections } from "../../network/collections/stored-collection";
import type { ActionQuery, Reader } from "./list-actions";
import { IS_WITH_SUPPLIER, isOf, isOpenOn } from "./whose";

export type ActionsFilter = Omit<ActionQuery, "sort" | "direction" | "size" | "after">;

/**
 * Which actions `x` a filter leaves; the row-level policy leaves out what the reader may not read.
 * @param titled those with `q` in their title, by `titled`; null: it is looked for in each
 */
export function conditions(reader: Reader, filter: ActionsFilter, titled: readonly number[] | null = null): SQL {
  return allOf([...beyondChoices(reader, filter, titled), ...Object.values(choices(reader, filter))]);
}

type Condition = SQL | false | undefined | "" | null;

export const allOf = (conditions: readonly Condition[]): SQL =>
  sql.join(
    conditions.filter((one): one is SQL => Boolean(one)),
    sql` and `,
  );

/** What a filter asks without offering choices for it. */
export function beyondChoices(
  { customerId }: Reader,
  { targetId, alertId, targetIds, alertIds, metaStatuses, dueRange, q }: ActionsFilter,
  titled: readonly number[] | null,
): Condition[] {
  return [
    sql`x.customer_id = ${customerId}`,
    targetId !== undefined && linked(sql`action_targets`, sql`l.target_id = ${targetId}`),
    alertId !== undefined && linked(sql`action_alerts`, sql`l.alert_id = ${alertId}`),
    targetIds && linked(sql`action_targets`, sql`l.target_id = any(${sql.param(targetIds)}::bigint[])`),
    alertIds && linked(sql`action_alerts`, sql`l.alert_id = any(${sql.param(alertIds)}::bigint[])`),
    metaStatuses && sql`x.meta_status = any(${sql.param(metaStatuses)}::text[])`,
    dueRange?.from && sql`x.due_on >= ${dueRange.from}::date`,
    dueRange?.to && sql`x.due_on <= ${dueRange.to}::date`,
    titled && sql`x.id = any(${sql.param([...titled])}::bigint[])`,
    q && !titled && sql`strpos(lower(x.title), lower(${q})) > 0`,
  ];
}

/** What it asks of each question that has choices. */
export function choices({ customerId, userId }: Reader, filter: ActionsFilter) {
  const { owner, state, due, typeId, purpose, law, hindrance, effectCheck, collectionId } = filter;
  const { teams, assignees, creators, createdAt, createdRange } = filter;
  const held = (kind: "user" | "team", ids: readonly number[]) =>
    linked(sql`action_assignees`, sql`l.kind = ${kind} and l.assignee_id = any(${sql.param([...ids])}::bigint[])`);
  const today = todayIn(filter);
  const created = createdAt === "Custom" ? createdRange : undefined;
  const whose = [owner && isOf(customerId, userId), teams && held("team", teams), assignees && held("user", assignees)];
  const begun = [
    createdAt && createdAt !== "Custom" && isOfLast(createdAt),
    created?.from && sql`x.created_at >= ${created.from}::date::timestamp at time zone ${filter.timeZone}::text`,
    created?.to && sql`x.created_at < (${created.to}::date + 1)::timestamp at time zone ${filter.timeZone}::text`,
  ];
  return {
    whose: whose.some(Boolean) && allOf(whose),
    state: state && (state === "open" ? isOpenOn(today) : sql`x.meta_status = ${state}`),
    due: due && isDue(due, today),
    purpose: purpose && sql`x.purpose = ${purpose}`,
    effectCheck: effectCheck && isToCheck(effectCheck, today),
    law: law && sql`x.purpose = any(${sql.param([...PURPOSES_OF_LAW[law]])}::text[])`,
    hindrance: hindrance && HINDERED[hindrance],
    typeId: typeId && sql`x.type_id = ${typeId}`,
    collectionId:
      collectionId !== undefined &&
      linked(
        sql`action_targets`,
        sql`exists (select from collection_targets c
                     where c.customer_id = l.customer_id and c.collection_id in (${seenAmong({ customerId, userId }, [collectionId])})
                       and c.target_id = l.target_id)`,
      ),
    creators: creators && sql`x.created_by = any(${sql.param(creators)}::bigint[])`,
    createdAt: begun.some(Boolean) && allOf(begun),
  };
}

/** The numbers of those of these collections that the reader sees. */
export const seenAmong = ({ customerId, userId }: Reader, ids: readonly number[]): SQL =>
  sql`select seen.id from (${namedCollections(customerId, userId ?? 0, ids)}) seen`;

/** The reader's day, as the database has days. */
export const todayIn = ({ timeZone }: ActionsFilter): SQL => sql`${dayIn(timeZone, new Date())}::date`;

const linked = (table: SQL, condition: SQL): SQL => sql`exists (
    select from ${table} l where l.customer_id = x.customer_id and l.action_id = x.id and ${condition})`;

export const isOfLast = (period: keyof typeof LAST_DAYS): SQL =>
  sql`x.created_at >= now() - make_interval(days => ${LAST_DAYS[period]}::int)`;

export const isDue = (due: (typeof ACTION_DUE)[number], today: SQL): SQL =>
  sql`x.meta_status in ('Planned', 'InProgress') and ${DUE[due](today)}`;

export const isToCheck = (check: (typeof EFFECT_CHECKS)[number], today: SQL): SQL =>
  sql`x.meta_status = 'Completed' and x.effect is null and x.effect_due_on is not null and ${CHECKS[check](today)}`;

const LAST_DAYS = { Last7Days: 7, Last30Days: 30, Last90Days: 90 };

const DUE: Record<(typeof ACTION_DUE)[number], (today: SQL) => SQL> = {
  Overdue: (today) => sql`x.due_on < ${today}`,
  Next7Days: (today) => sql`x.due_on between ${today} and ${today} + 7`,
  Next30Days: (today) => sql`x.due_on between ${today} and ${today} + 30`,
};

export const HINDERED: Record<(typeof HINDRANCES)[number], SQL> = {
  blocked: sql`x.meta_status in ('Planned', 'InProgress') and x.blocked_reason is not null`,
  "waiting-supplier": IS_WITH_SUPPLIER,
};

const CHECKS: Record<(typeof EFFECT_CHECKS)[number], (today: SQL) => SQL> = {
  open: () => sql`true`,
  soon: (today) => sql`x.effect_due_on <= ${today} + 30`,
  overdue: (today) => sql`x.effect_due_on < ${today}`,
};
