import { type SQL, sql } from "drizzle-orm";
import { enqueueAll } from "../../platform/jobs/enqueue";
import type { Task } from "../../platform/jobs/worker";
import { SEND_PLAN_MAIL } from "./send-plan";

/** The job that goes over all plans. */
export const REMIND_OF_PLANS = "supplier-plans.remind";

/** Days before the last one on which a supplier who has not answered is written to: enough to agree on a plan. */
const DAYS_BEFORE = 3;

/** Reminds suppliers of plans that they were asked for or got back: once of each last day, and never within two days of another mail. */
export const remindOfPlans: Task = async ({ database, logger }) => {
  const count = await database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ customerId: number; planId: number; version: number }>(sql`
      select p.customer_id::float8 as "customerId", p.id::float8 as "planId", p.version from supplier_plans p
       where ${isToBeReminded()} order by p.customer_id, p.id`);
    const payloads = rows.map((row) => ({ ...row, reminder: true }));
    await enqueueAll(tx, SEND_PLAN_MAIL, payloads, { priority: "batch" });
    return rows.length;
  });
  logger.info({ count }, "reminded of suppliers' plans");
};

/** Whether the supplier of the plan `p` is to be reminded now. */
export const isToBeReminded = (): SQL => sql`
  p.state in ('asked', 'returned') and p.reminded_of is distinct from p.due_on and p.turn_at < now() - interval '2 days'
  and p.due_on between (now() at time zone 'UTC')::date and (now() at time zone 'UTC')::date + ${DAYS_BEFORE}::int
  and exists (select from actions a where a.customer_id = p.customer_id and a.id = p.action_id
                 and a.meta_status in ('Planned', 'InProgress'))`;
