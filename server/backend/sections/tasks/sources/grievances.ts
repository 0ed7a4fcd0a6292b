import { type SQL, sql } from "drizzle-orm";
import { NOBODY, type TaskSource } from "../source";

/**
 * The days by which a report has to be acknowledged and answered (LkSG § 8, HinSchG § 17). By its number and never by what it says, which
 * is for those who may read it.
 */
const clockSource = (kind: TaskSource["kind"], duty: string): TaskSource => ({
  kind,
  permission: "grievance:read",
  from: () => sql`clocks x`,
  id: sql`x.subject_id`,
  open: () =>
    sql`x.subject_type = 'grievance-report' and x.kind = ${duty} and x.done_at is null and x.ended_at is null`,
  due: sql`x.due_on`,
  priority: sql`3`,
  statutory: sql`true`,
  since: sql`(select r.created_at from grievance_reports r where r.customer_id = x.customer_id and r.id = x.subject_id)`,
  matches: (pattern) => sql`x.subject_id::text ilike ${pattern}`,
  show: (customerId, ids) => sql`
    select ${kind}::text as kind, x.id::text, null::text as title, '{}'::jsonb as details, 'grievance-report'::text as "subjectType",
           x.id::text as "subjectId", x.target_id::text as "targetId", null::text as "targetName", null::text as "waitingFor",
           ${NOBODY} as owners, x.version
      from grievance_reports x where x.customer_id = ${customerId} and x.id = any(${ids})`,
  finished: ({ customerId, userId }) => doneBy(customerId, userId, kind, duty),
});

const doneBy = (customerId: number, userId: number | null, kind: string, step: string): SQL => sql`
  select ${kind}::text as kind, s.report_id as id, min(s.created_at) as at from grievance_steps s
   where s.customer_id = ${customerId} and s.step = ${step} and s.created_by = ${userId}::bigint
     and s.created_at > now() - interval '1 year'
   group by s.report_id`;

export const acknowledgeSource = clockSource("grievance-acknowledge", "acknowledge");
export const feedbackSource = clockSource("grievance-feedback", "feedback");
