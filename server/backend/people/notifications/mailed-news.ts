import { type SQL, sql } from "drizzle-orm";
import { minutes } from "~/time/duration";
import type { Tx } from "../../platform/db/database";
import { enqueue } from "../../platform/jobs/enqueue";

/** Notifications that a person may want as mails, too. */
export interface MailedNews {
  /** The job that mails a person those that came since the last such mail. */
  job: string;
  kinds: readonly string[];
  /** The columns of `task_mails` that say who wants them, and up to which one they were mailed. */
  wanted: SQL;
  upTo: SQL;
  /** What comes within this time from the first one on is one mail. */
  together: number;
}

/** Something is somebody's now. */
export const GIVEN: MailedNews = {
  job: "tasks.mail-given",
  kinds: ["action-assigned", "task-given", "tasks-given"],
  ...{ wanted: sql`given`, upTo: sql`given_up_to` },
  together: minutes(2),
};

/** Something was said about an action that a person takes part in. */
export const COMMENTED: MailedNews = {
  job: "actions.mail-commented",
  kinds: ["action-commented"],
  ...{ wanted: sql`commented`, upTo: sql`commented_up_to` },
  together: minutes(5),
};

/**
 * To be asked before such notifications are written: mails to these people wait until this transaction has ended. A notification has its number
 * before it is committed, so a mail could pass over it and tell a later one, and it would never be mailed. Who writes does not wait for others who write.
 * @param users a select of their numbers
 */
export async function holdMails(tx: Tx, customerId: number, { wanted }: MailedNews, users: SQL): Promise<void> {
  await tx.execute(sql`
    select from task_mails where customer_id = ${customerId} and ${wanted} and user_id in (${users}) for key share`);
}

/** Has those of these people written to who want that. */
export async function mailSoon(
  tx: Tx,
  customerId: number,
  news: MailedNews,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  const { rows } = await tx.execute<{ userId: number }>(sql`
    select user_id::float8 as "userId" from task_mails
     where customer_id = ${customerId} and ${news.wanted} and user_id = any(${sql.param([...userIds])}::bigint[]) order by 1`);
  const runAt = new Date(Date.now() + news.together);
  for (const { userId } of rows) {
    const key = `${news.job}:${customerId}:${userId}`;
    await enqueue(tx, news.job, { customerId, userId }, { key, keyMode: "preserve_run_at", runAt });
  }
}
