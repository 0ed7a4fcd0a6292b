import { sql } from "drizzle-orm";
import type { Task } from "../../platform/jobs/worker";

/** The job's name. */
export const REMIND_OF_ACTIONS = "actions.remind";

/** Days before an action's last one on which it is told that it is near. */
const DAYS_BEFORE = 3;
/** Days before the last one of an effectiveness check: somebody has to go and look. */
const CHECK_DAYS_BEFORE = 14;
/** What is longer past was missed before anybody could be told; the list shows it. */
const DAYS_AFTER = 7;

/**
 * Tells who has an action, by themselves or in a team, or who began one that nobody has: that it is due in three days, today, or since
 * yesterday, and that its effect is to be checked. Each of them once of each day that it was due on. Run twice it tells nothing twice,
 * also at the same time.
 */
export const remindOfActions: Task = async ({ database, logger }) => {
  const count = await database.asSystem(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${REMIND_OF_ACTIONS}))`);
    const { rowCount } = await tx.execute(sql`
      with due as (
        select x.customer_id, x.id, x.title, x.created_by, told.kind, told.day
          from actions x
         cross join (select (now() at time zone 'UTC')::date as day) today
         cross join lateral (
           select case when x.due_on > today.day then 'action-due-soon'
                       when x.due_on = today.day then 'action-due-today' else 'action-overdue' end as kind, x.due_on as day
            where x.meta_status in ('Planned', 'InProgress')
              and (x.skipped_reason is null or x.skipped_until < today.day)
              and today.day between x.due_on - ${DAYS_BEFORE}::int and x.due_on + ${DAYS_AFTER}::int
            union all
           select 'action-effect-due', x.effect_due_on
            where x.meta_status = 'Completed' and x.effect is null
              and today.day between x.effect_due_on - ${CHECK_DAYS_BEFORE}::int and x.effect_due_on + ${DAYS_AFTER}::int) told),
      holders as (
        select d.*, u.id as user_id from due d
          join users u on u.customer_id = d.customer_id and u.deactivated_at is null
         where exists (
           select from action_assignees s
            where s.customer_id = d.customer_id and s.action_id = d.id
              and (s.kind = 'user' and s.assignee_id = u.id
                or s.kind = 'team' and s.assignee_id in (
                  select m.team_id from team_members m where m.customer_id = d.customer_id and m.user_id = u.id)))
            or u.id = d.created_by and not exists (
           select from action_assignees s where s.customer_id = d.customer_id and s.action_id = d.id))
      insert into notifications (customer_id, user_id, kind, params, subject)
      select h.customer_id, h.user_id, h.kind, jsonb_build_object('title', h.title, 'day', h.day::text), 'action:' || h.id
        from holders h
       where not exists (
         select from notifications n
          where n.customer_id = h.customer_id and n.user_id = h.user_id and n.kind = h.kind
            and n.subject = 'action:' || h.id and n.params ->> 'day' = h.day::text)`);
    return rowCount ?? 0;
  });
  logger.info({ count }, "reminded of actions");
};
