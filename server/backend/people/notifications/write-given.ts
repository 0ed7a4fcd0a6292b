import { sql } from "drizzle-orm";
import { minutes } from "~/time/duration";
import type { Tx } from "../../platform/db/database";
import { enqueue } from "../../platform/jobs/enqueue";

/** The job that mails what was given to a person. */
export const MAIL_GIVEN = "tasks.mail-given";

/** Notifications that say that something is somebody's now. */
export const GIVEN_KINDS = ["action-assigned", "task-given", "tasks-given"] as const;

/** What is given within this time is one mail. */
const TOGETHER = minutes(2);

interface Given {
  kind: string;
  params: Record<string, string | number>;
  subject: string;
}

/** Tells a person that a task is theirs, and mails it where they want that. */
export async function writeGiven(
  tx: Tx,
  { customerId, userId }: { customerId: number; userId: number },
  { kind, params, subject }: Given,
): Promise<void> {
  await tx.execute(sql`
    insert into notifications (customer_id, user_id, kind, params, subject)
    values (${customerId}, ${userId}, ${kind}, ${JSON.stringify(params)}::jsonb, ${subject})`);
  await mailGiven(tx, customerId, [userId]);
}

/** Has those of these people written to who want mails about what they are given. */
export async function mailGiven(tx: Tx, customerId: number, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  const { rows } = await tx.execute<{ userId: number }>(sql`
    select user_id::float8 as "userId" from task_mails
     where customer_id = ${customerId} and given and user_id = any(${sql.param([...userIds])}::bigint[]) order by 1`);
  const runAt = new Date(Date.now() + TOGETHER);
  for (const { userId } of rows) {
    const key = `${MAIL_GIVEN}:${customerId}:${userId}`;
    await enqueue(tx, MAIL_GIVEN, { customerId, userId }, { key, keyMode: "preserve_run_at", runAt });
  }
}
