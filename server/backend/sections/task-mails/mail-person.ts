import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { permissionsOf } from "~/backend/contract/permissions";
import type { TaskDigest } from "~/backend/contract/task-words";
import { paths } from "~/paths";
import { zoneOf } from "~/time/zone-of";
import type { Tx } from "../../platform/db/database";
import { users } from "../../platform/db/schema/users";
import type { Task } from "../../platform/jobs/worker";
import type { MailContent } from "../../platform/mail/compose";
import { linkTo, type MailConfig } from "../../platform/mail/mail-config";
import type { Language } from "../../platform/mail/texts/account-texts";
import { type TaskTexts, taskTexts } from "../../platform/mail/texts/task-texts";
import { writeMail } from "../../platform/mail/write-mail";
import { type Ways, waysOf } from "../tasks/holders";

/** Who may be written to about their tasks, what they chose, and what was written before. */
export interface MailedPerson {
  customerId: number;
  userId: number;
  language: Language;
  texts: TaskTexts;
  /** IANA, such as `Europe/Berlin`. */
  zone: string;
  now: Date;
  choice: Choice;
  /** Their row of `task_mails`. */
  row: SQL;
  ways(): Promise<Ways>;
}

interface Choice extends Record<string, unknown> {
  digest: TaskDigest;
  checkedOn: string | null;
  sentHash: string | null;
  reminders: boolean;
  remindedOn: string | null;
  remindedUpTo: number;
}

/** What one mail says beside what all of them say. */
export type TaskMail = Pick<MailContent, "subject" | "paragraphs" | "items"> &
  Partial<Pick<MailContent, "apart">> & { open: string };

/**
 * A job that mails one person what `compose` makes of their tasks, if anything; as they see them, so also what is confidential. Their row of
 * `task_mails` is locked until then, so that of two jobs the second one sees what the first has written down.
 */
export function mailPerson(
  compose: (tx: Tx, person: MailedPerson) => Promise<TaskMail | null>,
  config: MailConfig,
): Task {
  return async ({ payload, database }) => {
    const { customerId, userId, at } = shape.parse(payload);
    await database.asCustomer({ customerId, userId }, async (tx) => {
      const one = and(eq(users.customerId, customerId), eq(users.id, userId), isNull(users.deactivatedAt));
      const [user] = await tx.select().from(users).where(one);
      const person = user && (await personOf(tx, user, new Date(at)));
      if (!person) return;
      const mail = await compose(tx, person);
      if (!mail) return;
      const { open, ...content } = mail;
      const { texts, language } = person;
      const to = { customerId, userId, recipient: user.email, secret: false, priority: "batch" as const };
      await writeMail(tx, to, {
        ...content,
        language,
        greeting: texts.greeting(user),
        action: { label: open, url: linkTo(paths.tasks(), config) },
        notes: [`${texts.settings} ${linkTo(paths.management("notifications"), config)}`],
      });
    });
  };
}

const shape = z.object({ customerId: z.int().positive(), userId: z.int().positive(), at: z.iso.datetime() });

/** Null for who chose nothing yet, or may not see tasks any more. */
async function personOf(tx: Tx, user: typeof users.$inferSelect, now: Date): Promise<MailedPerson | null> {
  const { customerId, id: userId, language } = user;
  const row = sql`customer_id = ${customerId} and user_id = ${userId}`;
  const { rows } = await tx.execute<Choice>(sql`
    select digest, checked_on::text as "checkedOn", sent_hash as "sentHash", reminders, reminded_on::text as "remindedOn",
           reminded_up_to::float8 as "remindedUpTo"
      from task_mails where ${row} for update`);
  const permissions = permissionsOf(user.roles);
  const [choice] = rows;
  if (!choice || !permissions.includes("tasks:read")) return null;
  const zone = zoneOf((user.preferences as { timeZone?: string | null }).timeZone ?? null);
  const scope = { customerId, userId };
  const ways = () => waysOf({ tx, scope, session: { permissions } }, zone, now);
  return { ...scope, language, texts: taskTexts(language), zone, now, choice, row, ways };
}
