import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { GIVEN, holdMails, mailSoon } from "./mailed-news";

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
  await holdMails(tx, customerId, GIVEN, sql`${userId}::bigint`);
  await tx.execute(sql`
    insert into notifications (customer_id, user_id, kind, params, subject)
    values (${customerId}, ${userId}, ${kind}, ${JSON.stringify(params)}::jsonb, ${subject})`);
  await mailSoon(tx, customerId, GIVEN, [userId]);
}
