import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "../../platform/db/database";
import { users } from "../../platform/db/schema/users";
import type { Task } from "../../platform/jobs/worker";
import type { MailContent } from "../../platform/mail/compose";
import type { MailConfig } from "../../platform/mail/mail-config";
import { writeMail } from "../../platform/mail/write-mail";
import type { MailedNews } from "./mailed-news";

export type Person = typeof users.$inferSelect;

/** What a mail says of the unread notifications that `which` finds; null where there is nothing to say. */
type Telling = (tx: Tx, person: Person, which: SQL, config: MailConfig) => Promise<MailContent | null>;

const shape = z.object({ customerId: z.int().positive(), userId: z.int().positive() });

/** Mails a person what came since the last such mail, as far as it was not read. Run twice it finds that all of it was told. */
export function mailNewsTask(news: MailedNews, tell: Telling, config: MailConfig): Task {
  return async ({ payload, database }) => {
    const { customerId, userId } = shape.parse(payload);
    await database.asCustomer({ customerId, userId }, async (tx) => {
      const one = and(eq(users.customerId, customerId), eq(users.id, userId), isNull(users.deactivatedAt));
      const [person] = await tx.select().from(users).where(one);
      const which = person && (await unmailed(tx, person, news));
      const content = which && (await tell(tx, person, which, config));
      if (content) await writeMail(tx, { customerId, userId, recipient: person.email, secret: false }, content);
    });
  };
}

/** Which ones they are, as a condition; none of them is mailed again. Null where there are none, or the person wants no such mails. */
async function unmailed(tx: Tx, { customerId, id }: Person, { kinds, wanted, upTo }: MailedNews): Promise<SQL | null> {
  const own = sql`customer_id = ${customerId} and user_id = ${id}`;
  // Waits for whoever is writing some of them (`holdMails`).
  const { rows: choices } = await tx.execute<{ told: number }>(
    sql`select ${upTo}::float8 as told from task_mails where ${own} and ${wanted} for update`,
  );
  const [choice] = choices;
  if (!choice) return null;
  const these = sql`${own} and kind = any(${sql.param([...kinds])}::text[]) and id > ${choice.told}::bigint`;
  // A statement of its own, which sees what was committed while the one before waited.
  const { rows } = await tx.execute<{ newest: number | null }>(
    sql`select max(id)::float8 as newest from notifications where ${these}`,
  );
  const newest = rows[0]?.newest ?? null;
  if (newest === null) return null;
  await tx.execute(sql`update task_mails set ${upTo} = ${newest}::bigint where ${own}`);
  return sql`${these} and id <= ${newest}::bigint and read_at is null`;
}
