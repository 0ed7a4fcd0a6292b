import { sql } from "drizzle-orm";
import { addGrievanceReport, takeGrievanceStep } from "~/backend/contract/grievances";
import { days } from "~/time/duration";
import type { Database } from "../../../../platform/db/database";
import { GRIEVANCES } from "../data/dialogue";
import { dated } from "../dated";
import type { DemoCallers } from "./demo-callers";
import { type DemoSubjects, dayFrom } from "./subjects";

/** Reports about suppliers: one that waits for its acknowledgement, some in work, some closed with a reason. */
export async function handleGrievances(
  { database, customerId, now }: { database: Database; customerId: number; now: Date },
  { manager }: DemoCallers,
  subjects: DemoSubjects,
): Promise<void> {
  for (const { company, title, description, topic, relation, receivedDaysAgo, reporter, steps } of dated(
    GRIEVANCES,
    now,
  )) {
    const report = await manager.call(`report ${title}`, addGrievanceReport, {
      params: { targetId: String(subjects.target(company)) },
      body: { title, description, topic, relation, receivedOn: dayFrom(now, -receivedDaysAgo), reporter },
    });
    let { version } = report;
    for (const { step, note, outcome = null } of steps) {
      const taken = await manager.call(`step ${step} ${note} of ${title}`, takeGrievanceStep, {
        params: { reportId: String(report.id) },
        body: { step, note, outcome, version },
      });
      version = taken.version;
    }
    await datedBack(database, { customerId, reportId: report.id, received: now.getTime() - days(receivedDaysAgo) });
  }
}

/**
 * Calls know only now: a step is put some days after the report came, and the clocks with it. The ledger keeps its own time. A customer
 * may add steps but change none, so the system does it.
 */
async function datedBack(
  database: Database,
  { customerId, reportId, received }: { customerId: number; reportId: number; received: number },
): Promise<void> {
  const since = new Date(received).toISOString();
  await database.asSystem(async (tx) => {
    await tx.execute(sql`
      update grievance_steps s set created_at = least(now(), ${since}::timestamptz + make_interval(days => 2 + 3 * (n::int - 1)))
        from (select id, row_number() over (order by id) as n from grievance_steps
               where customer_id = ${customerId} and report_id = ${reportId}) o
       where s.customer_id = ${customerId} and s.id = o.id`);
    await tx.execute(sql`
      update clocks c set done_at = s.created_at from grievance_steps s
       where c.customer_id = ${customerId} and c.subject_type = 'grievance-report' and c.subject_id = ${reportId}
         and s.customer_id = c.customer_id and s.report_id = c.subject_id and s.step = c.kind and c.done_at is not null`);
    await tx.execute(sql`
      update grievance_reports r set created_at = ${since}, closed_at = case when closed_at is null then null else (
             select max(s.created_at) from grievance_steps s where s.customer_id = r.customer_id and s.report_id = r.id) end
       where r.customer_id = ${customerId} and r.id = ${reportId}`);
  });
}
