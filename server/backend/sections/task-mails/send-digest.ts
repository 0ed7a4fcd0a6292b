import { and, eq, isNull, sql } from "drizzle-orm";
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
import { taskTexts } from "../../platform/mail/texts/task-texts";
import { writeMail } from "../../platform/mail/write-mail";
import { waysOf } from "../tasks/holders";
import { digestDay } from "./due-digests";
import { type Digest, readDigest } from "./read-digest";
import { itemOf, waitingItemOf } from "./task-item";

const shape = z.object({ customerId: z.int().positive(), userId: z.int().positive(), at: z.iso.datetime() });

/**
 * Writes a person's digest where their list is not what it was at the last one; as they see it, so also what is confidential. Of a day it
 * is done once, also by two jobs at the same time.
 */
export function sendTaskDigest(config: MailConfig): Task {
  return async ({ payload, database }) => {
    const { customerId, userId, at } = shape.parse(payload);
    await database.asCustomer({ customerId, userId }, (tx) =>
      deliver(tx, { customerId, userId, now: new Date(at) }, config),
    );
  };
}

interface Wanted {
  customerId: number;
  userId: number;
  now: Date;
}

async function deliver(tx: Tx, { customerId, userId, now }: Wanted, config: MailConfig): Promise<void> {
  const one = and(eq(users.customerId, customerId), eq(users.id, userId), isNull(users.deactivatedAt));
  const [user] = await tx.select().from(users).where(one);
  if (!user) return;
  const zone = zoneOf((user.preferences as { timeZone?: string | null }).timeZone ?? null);
  // Locked, so that of two jobs the second one sees that the day is done.
  const own = sql`customer_id = ${customerId} and user_id = ${userId}`;
  const { rows } = await tx.execute<{ digest: TaskDigest; checkedOn: string | null; sentHash: string | null }>(sql`
    select digest, checked_on::text as "checkedOn", sent_hash as "sentHash" from task_mails where ${own} for update`);
  const [choice] = rows;
  const day = choice ? digestDay(choice.digest, now, zone) : null;
  if (!choice || day === null || (choice.checkedOn !== null && choice.checkedOn >= day)) return;
  const permissions = permissionsOf(user.roles);
  if (!permissions.includes("tasks:read")) return;
  const ways = await waysOf({ tx, scope: { customerId, userId }, session: { permissions } }, zone, now);
  const digest = await readDigest(tx, ways);
  await tx.execute(sql`update task_mails set checked_on = ${day}::date, sent_hash = ${digest.hash} where ${own}`);
  if (digest.hash === choice.sentHash || digest.first.length + digest.waiting.length === 0) return;
  const to = { customerId, userId, recipient: user.email, secret: false, priority: "batch" as const };
  await writeMail(tx, to, contentOf(user, digest, day, config));
}

/** The mail in the person's language. */
function contentOf(
  user: typeof users.$inferSelect,
  { groups, open, first, waiting }: Digest,
  today: string,
  config: MailConfig,
): MailContent {
  const { language } = user;
  const texts = taskTexts(language);
  const words = texts.digest;
  const lead = open > 0 ? [words.lead(groups)] : [words.onlyWaiting];
  return {
    language,
    subject: open > 0 ? words.subject(open, groups.overdue) : words.waiting(groups.waiting),
    greeting: texts.greeting(user),
    paragraphs: [...lead, ...(open > first.length ? [words.more(first.length, open)] : [])],
    items: first.map((task) => itemOf(language, task, today, config)),
    ...(waiting.length > 0 && {
      apart: {
        heading: words.waiting(groups.waiting),
        items: waiting.map((task) => waitingItemOf(language, task, today, config)),
      },
    }),
    action: { label: words.open, url: linkTo(paths.tasks(), config) },
    notes: [`${texts.settings} ${linkTo(paths.management("notifications"), config)}`],
  };
}
