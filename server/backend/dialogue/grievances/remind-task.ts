import { sql } from "drizzle-orm";
import { permissionsOf, ROLES } from "~/backend/contract/permissions";
import type { Task } from "../../platform/jobs/worker";

/** The job's name. */
export const REMIND_OF_GRIEVANCES = "grievances.remind";

/** Days before the last one on which it is told: of a week two are enough to write a letter, of months two weeks to ask what was done. */
const DAYS_BEFORE = { acknowledge: 2, feedback: 14 };
/** A deadline that is longer past was missed before anybody could be told; who looks at the report sees it. */
const DAYS_AFTER = 30;

/**
 * Tells whoever may handle reports that one's deadline is near, and that it is past: each of them once of each. A report belongs to
 * nobody alone. By the target's name, because what a report says is for those who may read it. Run twice it tells nothing twice, also at
 * the same time.
 */
export const remindOfGrievances: Task = async ({ database, logger }) => {
  const handlers = ROLES.filter((role) => permissionsOf([role]).includes("grievance:manage"));
  const count = await database.asSystem(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${REMIND_OF_GRIEVANCES}))`);
    const { rowCount } = await tx.execute(sql`
      insert into notifications (customer_id, user_id, kind, params, subject)
      select r.customer_id, u.id, told.kind, jsonb_build_object('title', t.name, 'day', due.due_on::text, 'reportId', r.id),
             'grievance-reports-of-target:' || r.target_id
        from clocks due
        join grievance_reports r on r.customer_id = due.customer_id and r.id = due.subject_id
        join (values ('acknowledge', ${DAYS_BEFORE.acknowledge}::int), ('feedback', ${DAYS_BEFORE.feedback}::int))
             as remind (kind, days_before) on remind.kind = due.kind
       cross join (select (now() at time zone 'UTC')::date as day) today
       cross join lateral (
               select 'grievance-' || due.kind || case when due.due_on < today.day then '-overdue' else '-due' end as kind) told
        join targets t on t.id = r.target_id
        join users u on u.customer_id = r.customer_id and u.deactivated_at is null
         and u.roles && ${sql.param(handlers)}::text[]
       where due.subject_type = 'grievance-report' and due.done_at is null and due.ended_at is null
         and today.day between due.due_on - remind.days_before and due.due_on + ${DAYS_AFTER}::int
         and not exists (
               select from notifications n
                where n.customer_id = r.customer_id and n.user_id = u.id and n.kind = told.kind
                  and (n.params ->> 'reportId')::bigint = r.id)`);
    return rowCount ?? 0;
  });
  logger.info({ count }, "reminded of grievance reports");
};
