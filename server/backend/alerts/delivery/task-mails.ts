import { sql } from "drizzle-orm";
import type { Delivery } from "~/backend/contract/delivery";
import type { Tx } from "../../platform/db/database";

type TaskMails = Delivery["tasks"];

/** Which mails about tasks a person chose; none until they did. */
export async function readTaskMails(tx: Tx, customerId: number, userId: number): Promise<TaskMails> {
  const { rows } = await tx.execute<TaskMails & Record<string, unknown>>(
    sql`select digest, given, reminders, commented from task_mails where customer_id = ${customerId} and user_id = ${userId}`,
  );
  return rows[0] ?? { digest: "off", given: false, reminders: false, commented: false };
}

/** Changes what is given. What somebody was told before they wanted mails is not mailed afterwards. */
export async function writeTaskMails(
  tx: Tx,
  customerId: number,
  userId: number,
  { digest, given, reminders, commented }: { [Name in keyof TaskMails]?: TaskMails[Name] | undefined },
): Promise<void> {
  const newest = sql`(
    select coalesce(max(id), 0) from notifications where customer_id = ${customerId} and user_id = ${userId})`;
  await tx.execute(sql`
    insert into task_mails as m (customer_id, user_id, digest, given, given_up_to, reminders, reminded_up_to,
                                 commented, commented_up_to)
    values (${customerId}, ${userId}, ${digest ?? "off"}, ${given ?? false}, ${newest}, ${reminders ?? false}, ${newest},
            ${commented ?? false}, ${newest})
    on conflict (customer_id, user_id) do update
       set digest = coalesce(${digest ?? null}::text, m.digest),
           given_up_to = case when m.given then m.given_up_to else excluded.given_up_to end,
           given = coalesce(${given ?? null}::boolean, m.given),
           reminded_up_to = case when m.reminders then m.reminded_up_to else excluded.reminded_up_to end,
           reminders = coalesce(${reminders ?? null}::boolean, m.reminders),
           commented_up_to = case when m.commented then m.commented_up_to else excluded.commented_up_to end,
           commented = coalesce(${commented ?? null}::boolean, m.commented)`);
}
