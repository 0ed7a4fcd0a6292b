import { sql } from "drizzle-orm";
import { enqueue } from "../../platform/jobs/enqueue";
import type { Task } from "../../platform/jobs/worker";
import { SEND_QUESTIONNAIRE } from "./ask-targets";

/** Days before the last one on which who has not answered is written to: a week to gather answers, a day to hand them in. */
const DAYS_BEFORE = { first: 7, last: 1 };

/**
 * Reminds of open questionnaires by the clock. Each of the two reminders is sent once, one whose day was missed the next time, and
 * none within two days of another mail. Running it twice changes nothing more.
 */
export const remindQuestionnaires: Task = async ({ database, logger }) => {
  const count = await database.asSystem(async (tx) => {
    const { rows } = await tx.execute<{ customerId: string; id: string; number: number }>(sql`
      update questionnaires q set mails_asked = mails_asked + 1, reminded_for = due.step
        from (select customer_id, id, case when due_on - today.day <= ${DAYS_BEFORE.last}::int then ${DAYS_BEFORE.last}::int
                                           else ${DAYS_BEFORE.first}::int end as step
                from questionnaires, (select (now() at time zone 'UTC')::date as day) today
               where submitted_at is null and withdrawn_at is null
                 and due_on between today.day and today.day + ${DAYS_BEFORE.first}::int) due
       where q.customer_id = due.customer_id and q.id = due.id and q.mails_asked = q.mails_written
         and coalesce(q.reminded_for, 1000) > due.step and q.last_mail_at < now() - interval '2 days'
      returning q.customer_id as "customerId", q.id, q.mails_asked as number`);
    for (const { customerId, id, number } of rows) {
      const payload = { customerId: Number(customerId), questionnaireId: Number(id), number, priority: "batch" };
      await enqueue(tx, SEND_QUESTIONNAIRE, payload, { priority: "batch" });
    }
    return rows.length;
  });
  logger.info({ count }, "reminded of questionnaires");
};
