import { sql } from "drizzle-orm";
import { CLOCK_TASKS } from "../clock-tasks";
import { type ClockSubject, clockSource } from "./clocks";

/**
 * The days by which a report has to be acknowledged and answered (LkSG § 8, HinSchG § 17). By its number and never by what it says, which
 * is for those who may read it.
 */
const REPORT: ClockSubject<"grievance-report"> = {
  type: "grievance-report",
  permission: "grievance:read",
  table: sql`grievance_reports`,
  since: sql`s.created_at`,
  title: sql`null`,
  targetId: sql`s.target_id`,
  version: sql`s.version`,
  finished: (customerId, userId, kind, step) => sql`
    select ${kind}::text as kind, s.report_id as id, min(s.created_at) as at from grievance_steps s
     where s.customer_id = ${customerId} and s.step = ${step} and s.created_by = ${userId}::bigint
       and s.created_at > now() - interval '1 year'
     group by s.report_id`,
};

const { acknowledge, feedback } = CLOCK_TASKS[REPORT.type];
export const acknowledgeSource = clockSource(acknowledge, "acknowledge", REPORT);
export const feedbackSource = clockSource(feedback, "feedback", REPORT);
