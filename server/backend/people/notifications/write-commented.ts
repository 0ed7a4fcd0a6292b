import { sql } from "drizzle-orm";
import { minutes } from "~/time/duration";
import type { Tx } from "../../platform/db/database";
import { enqueue } from "../../platform/jobs/enqueue";

/** The job that mails a person what was said about actions that they take part in. */
export const MAIL_COMMENTED = "actions.mail-commented";
export const COMMENTED = "action-commented";

/** A talk is one mail: what is said within this time from its first comment on. */
const TOGETHER = minutes(5);

/** Has those of these people written to who want mails about comments. */
export async function mailCommented(tx: Tx, customerId: number, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  const { rows } = await tx.execute<{ userId: number }>(sql`
    select user_id::float8 as "userId" from task_mails
     where customer_id = ${customerId} and commented and user_id = any(${sql.param([...userIds])}::bigint[]) order by 1`);
  const runAt = new Date(Date.now() + TOGETHER);
  for (const { userId } of rows) {
    const key = `${MAIL_COMMENTED}:${customerId}:${userId}`;
    await enqueue(tx, MAIL_COMMENTED, { customerId, userId }, { key, keyMode: "preserve_run_at", runAt });
  }
}
