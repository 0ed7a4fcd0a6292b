import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { permissionsOf, ROLES } from "~/backend/contract/permissions";
import { dayIn } from "~/time/day-start";
import { zoneOf } from "~/time/zone-of";
import type { Tx } from "../../platform/db/database";
import type { Task } from "../../platform/jobs/worker";

/** The job's name. */
export const REMIND_OF_ACTIONS = "actions.remind";

/** The notifications that it writes. */
export const REMINDERS = ["action-due-soon", "action-due-today", "action-overdue", "action-effect-due"] as const;

/** Days before an action's last one on which it is told that it is near. */
const DAYS_BEFORE = 3;
/** Days before the last one of an effectiveness check: somebody has to go and look. */
const CHECK_DAYS_BEFORE = 14;
/** What is longer past was missed before anybody could be told; the list shows it. */
const DAYS_AFTER = 7;

/** The clock's own moment, which a job that had to wait still has. */
const payloadSchema = z.object({ _cron: z.object({ ts: z.string() }) }).partial();

/**
 * Tells who has an action, by themselves or in a team, or who began one that nobody has: that it is due in three days, today, or since
 * yesterday, where they are, and that its effect is to be checked, also whom that check was given to by hand. What is postponed rests, and of
 * what is confidential only who reads it is told. Each of them once of each day that it was due on. Run twice it tells nothing twice, also at the same time.
 */
export const remindOfActions: Task = async ({ payload, database, logger }) => {
  const now = new Date(payloadSchema.parse(payload ?? {})._cron?.ts ?? Date.now());
  const count = await database.asSystem(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${REMIND_OF_ACTIONS}))`);
    const days = JSON.stringify(await daysOf(tx, now));
    const { rowCount } = await tx.execute(sql`
      with days as materialized (
        select chosen, day from jsonb_to_recordset(${days}::jsonb) d(chosen text, day date)),
      span as (select min(day) as first, max(day) as last from days),
      due as (
        select x.customer_id, x.id, x.title, x.confidential, x.created_by, x.skipped_reason, x.skipped_until, told.task, told.day
          from actions x
         cross join span
         cross join lateral (
           select 'action' as task, x.due_on as day
            where x.meta_status in ('Planned', 'InProgress') and (x.skipped_reason is null or x.skipped_until is not null)
              and x.due_on between span.first - ${DAYS_AFTER}::int and span.last + ${DAYS_BEFORE}::int
            union all
           select 'action-effect', x.effect_due_on
            where x.meta_status = 'Completed' and x.effect is null
              and x.effect_due_on between span.first - ${DAYS_AFTER}::int and span.last + ${CHECK_DAYS_BEFORE}::int) told),
      holders as (
        select d.*, u.id as user_id, days.day as today from due d
          join users u on u.customer_id = d.customer_id and u.deactivated_at is null
          join days on days.chosen = coalesce(u.preferences ->> 'timeZone', '')
          left join task_plans p on p.customer_id = d.customer_id and p.kind = d.task and p.subject_id = d.id
         where (p.put_off_until is null or p.put_off_until <= days.day) and ${reads(sql`u`)}
           and case
             when p.holder_kind = 'user' and ${isThere("user", sql`p.holder_id`)} then u.id = p.holder_id
             when p.holder_kind = 'team' and ${isThere("team", sql`p.holder_id`)} then ${isIn(sql`p.holder_id`)}
             else exists (
               select from action_assignees s
                where s.customer_id = d.customer_id and s.action_id = d.id
                  and (s.kind = 'user' and s.assignee_id = u.id or s.kind = 'team' and ${isIn(sql`s.assignee_id`)}))
               or u.id = d.created_by and not exists (
               select from action_assignees s
                where s.customer_id = d.customer_id and s.action_id = d.id
                  and (s.kind = 'user' and ${isThere("user", sql`s.assignee_id`)} or s.kind = 'team' and ${isThere("team", sql`s.assignee_id`)})) end),
      told as (
        select h.*, case when task = 'action-effect' then 'action-effect-due' when day > today then 'action-due-soon'
                         when day = today then 'action-due-today' else 'action-overdue' end as kind
          from holders h
         where h.today between h.day - (case h.task when 'action' then ${DAYS_BEFORE}::int else ${CHECK_DAYS_BEFORE}::int end)
                           and h.day + ${DAYS_AFTER}::int
           and (h.task <> 'action' or h.skipped_reason is null or h.skipped_until < h.today))
      insert into notifications (customer_id, user_id, kind, params, subject)
      select h.customer_id, h.user_id, h.kind, jsonb_build_object('title', h.title, 'day', h.day::text), 'action:' || h.id
        from told h
       where not exists (
         select from notifications n
          where n.customer_id = h.customer_id and n.user_id = h.user_id and n.kind = h.kind
            and n.subject = 'action:' || h.id and n.params ->> 'day' = h.day::text)`);
    return rowCount ?? 0;
  });
  logger.info({ count }, "reminded of actions");
};

/** Whether the user `u` is in this team. */
const isIn = (team: ReturnType<typeof sql>) => sql`
  ${team} in (select m.team_id from team_members m where m.customer_id = d.customer_id and m.user_id = u.id)`;

/** Whether the user of this alias reads the action `d`: of a confidential one who began it, who has it, and managers, as `reads_action` says. */
const reads = (user: SQL) => sql`
  (not d.confidential or ${user}.id = d.created_by or ${user}.roles && ${sql.param(READ_ALL)}::text[] or exists (
     select from action_assignees r
      where r.customer_id = d.customer_id and r.action_id = d.id
        and (r.kind = 'user' and r.assignee_id = ${user}.id or r.kind = 'team' and exists (
          select from team_members m where m.customer_id = d.customer_id and m.team_id = r.assignee_id and m.user_id = ${user}.id))))`;

/** Roles that read confidential actions too. */
const READ_ALL = ROLES.filter((role) => permissionsOf([role]).includes("reports:approve"));

/** Whether this person, or somebody of this team, is there and reads it: whom nobody is left to tell gives way, as in the list of tasks. */
const isThere = (kind: "user" | "team", id: ReturnType<typeof sql>) => sql`exists (
  select from users h where h.customer_id = d.customer_id and h.deactivated_at is null and ${reads(sql`h`)} and ${
    kind === "user"
      ? sql`h.id = ${id}`
      : sql`h.id in (select m.user_id from team_members m where m.customer_id = d.customer_id and m.team_id = ${id})`
  })`;

/** Which day it is in each zone that anybody chose, by the text that they chose; '' for none. */
async function daysOf(tx: Tx, now: Date): Promise<{ chosen: string; day: string }[]> {
  const { rows } = await tx.execute<{ chosen: string }>(sql`
    select distinct coalesce(preferences ->> 'timeZone', '') as chosen from users where deactivated_at is null`);
  return rows.map(({ chosen }) => ({ chosen, day: dayIn(zoneOf(chosen), now) }));
}
