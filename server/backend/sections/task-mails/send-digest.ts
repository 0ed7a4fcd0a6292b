import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import type { Task } from "../../platform/jobs/worker";
import type { MailConfig } from "../../platform/mail/mail-config";
import { digestDay } from "./due-digests";
import { type MailedPerson, mailPerson, type TaskMail } from "./mail-person";
import { type Digest, readDigest } from "./read-digest";
import { itemOf, waitingItemOf } from "./task-item";

/** Writes a person's digest where their list is not what it was at the last one; of a day it is done once. */
export const sendTaskDigest = (config: MailConfig): Task =>
  mailPerson(async (tx: Tx, person: MailedPerson) => {
    const { choice, zone, now, row } = person;
    const day = digestDay(choice.digest, now, zone);
    if (day === null || (choice.checkedOn !== null && choice.checkedOn >= day)) return null;
    const digest = await readDigest(tx, await person.ways());
    await tx.execute(sql`update task_mails set checked_on = ${day}::date, sent_hash = ${digest.hash} where ${row}`);
    if (digest.hash === choice.sentHash || digest.first.length + digest.waiting.length === 0) return null;
    return mailOf(person, digest, day, config);
  }, config);

function mailOf(
  { language, zone, texts: { digest: words } }: MailedPerson,
  { groups, open, first, waiting }: Digest,
  today: string,
  config: MailConfig,
): TaskMail {
  const lead = open > 0 ? [words.lead(groups)] : [words.onlyWaiting];
  return {
    subject: open > 0 ? words.subject(open, groups.overdue) : words.waiting(groups.waiting),
    paragraphs: [...lead, ...(open > first.length ? [words.more(first.length, open)] : [])],
    items: first.map((task) => itemOf(language, task, today, config)),
    ...(waiting.length > 0 && {
      apart: {
        heading: words.waiting(groups.waiting),
        items: waiting.map((task) => waitingItemOf(language, task, { today, zone }, config)),
      },
    }),
    open: words.open,
  };
}
