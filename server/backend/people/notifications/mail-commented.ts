import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { paths } from "~/paths";
import type { Tx } from "../../platform/db/database";
import { users } from "../../platform/db/schema/users";
import type { Task } from "../../platform/jobs/worker";
import type { MailContent } from "../../platform/mail/compose";
import { linkTo, type MailConfig } from "../../platform/mail/mail-config";
import { taskTexts } from "../../platform/mail/texts/task-texts";
import { writeMail } from "../../platform/mail/write-mail";
import { say } from "../../platform/translations/say";
import { COMMENTED } from "./write-commented";

const shape = z.object({ customerId: z.int().positive(), userId: z.int().positive() });

/** So many actions are told one by one. */
const TOLD = 10;

/** Mails on which actions others commented since the last such mail, as far as it was not read. Run twice it finds that all of it was told. */
export function mailCommentedTask(config: MailConfig): Task {
  return async ({ payload, database }) => {
    const { customerId, userId } = shape.parse(payload);
    await database.asCustomer({ customerId, userId }, (tx) => deliver(tx, customerId, userId, config));
  };
}

interface Commented extends Record<string, unknown> {
  actionId: number;
  title: string;
  confidential: boolean;
  comments: number;
}

async function deliver(tx: Tx, customerId: number, userId: number, config: MailConfig): Promise<void> {
  const one = and(eq(users.customerId, customerId), eq(users.id, userId), isNull(users.deactivatedAt));
  const [user] = await tx.select().from(users).where(one);
  if (!user) return;
  const own = sql`customer_id = ${customerId} and user_id = ${userId}`;
  const { rows: choices } = await tx.execute<{ upTo: number; newest: number }>(sql`
    select commented_up_to::float8 as "upTo",
           (select coalesce(max(id), 0)::float8 from notifications where ${own} and kind = ${COMMENTED}) as newest
      from task_mails where ${own} and commented for update`);
  const [choice] = choices;
  if (!choice || choice.newest <= choice.upTo) return;
  await tx.execute(sql`update task_mails set commented_up_to = ${choice.newest}::bigint where ${own}`);
  // Read as that person: of what they may not read any more nothing is told.
  const { rows: commented } = await tx.execute<Commented>(sql`
    select x.id::float8 as "actionId", x.title, x.confidential, n.comments
      from (select split_part(subject, ':', 2)::bigint as action, count(*)::int as comments, min(id) as first from notifications
             where ${own} and read_at is null and kind = ${COMMENTED} and id > ${choice.upTo}::bigint and id <= ${choice.newest}::bigint
             group by subject) n
      join actions x on x.customer_id = ${customerId} and x.id = n.action
     order by n.first`);
  if (commented.length === 0) return;
  await writeMail(tx, { customerId, userId, recipient: user.email, secret: false }, contentOf(user, commented, config));
}

/** The mail in the person's language. What was said stays where who reads it is checked; so does the title of what is confidential. */
function contentOf(user: typeof users.$inferSelect, commented: readonly Commented[], config: MailConfig): MailContent {
  const { language } = user;
  const texts = taskTexts(language);
  const words = texts.commented;
  const items = commented.slice(0, TOLD).map(({ actionId, title, confidential, comments }) => ({
    title: confidential ? say(language, "tasks:kinds.action") : title,
    url: linkTo(paths.action(actionId), config),
    lines: [words.comments(comments)],
  }));
  return {
    language,
    subject: words.subject(commented.length, items[0]?.title ?? ""),
    greeting: texts.greeting(user),
    paragraphs: [words.lead, ...(commented.length > TOLD ? [words.more(TOLD)] : [])],
    items,
    action: { label: words.open, url: linkTo(paths.actions(), config) },
    notes: [`${texts.settings} ${linkTo(paths.management("notifications"), config)}`],
  };
}
