import { sql } from "drizzle-orm";
import { z } from "zod";
import { paths } from "~/paths";
import type { Tx } from "../../platform/db/database";
import type { Task } from "../../platform/jobs/worker";
import { linkTo, type MailConfig } from "../../platform/mail/mail-config";
import { type QuestionnaireFacts, questionnaireTexts } from "../../platform/mail/texts/questionnaire-texts";
import { writeMail } from "../../platform/mail/write-mail";
import { createRequest } from "../requests/create-request";
import { questionnaire } from "./read-questionnaires";

const payloadSchema = z.object({
  customerId: z.int(),
  questionnaireId: z.int(),
  number: z.int(),
  priority: z.enum(["interactive", "batch"]),
});

/**
 * Writes the first mail of a questionnaire or a reminder, each with a link of its own: the secret of an earlier one is kept nowhere,
 * and the earlier ones go on opening it. Done twice it writes one.
 */
export function sendQuestionnaire(config: MailConfig): Task {
  return async ({ payload, database }) => {
    const { customerId, questionnaireId, number, priority } = payloadSchema.parse(payload);
    await database.asSystem(async (tx) => {
      const facts = await takeMail(tx, customerId, questionnaireId, number);
      if (!facts) return;
      const { shown, message, asked } = await questionnaire(tx, customerId, questionnaireId);
      const { language, email } = shown.contact;
      const name = asked.title[language];
      const expiresAt = new Date(`${shown.dueOn}T24:00:00Z`);
      // Made in one transaction with its mail: by their moment the sweep knows how long the mail's text is kept.
      const link = await createRequest(tx, { customerId, kind: "ssa", name, flag: true, questionnaireId, expiresAt });
      const url = linkTo(paths.requestNew(`?${new URLSearchParams({ ...link })}`), config);
      const said = { ...facts, title: name, target: shown.targetName, contact: shown.contact.name, message };
      const stop = linkTo(paths.stopRequests(link), config);
      const content = questionnaireTexts(
        language,
        { ...said, dueOn: shown.dueOn, isReminder: number > 1 },
        { url, stop },
      );
      // RFC 8058: a mail program stops the mails by a POST to this address, without opening a page.
      const headers = { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
      await writeMail(tx, { customerId, userId: null, recipient: email, secret: true, priority, headers }, content);
    });
  };
}

/** Null where this mail, or a later one, is written already, where nothing is left to ask, and where the address gets none any more. */
async function takeMail(
  tx: Tx,
  customerId: number,
  id: number,
  number: number,
): Promise<Pick<QuestionnaireFacts, "customer" | "asker"> | null> {
  const { rows } = await tx.execute<{ customer: string; asker: string | null }>(sql`
    update questionnaires q set mails_written = ${number}, last_mail_at = now() from customers c
     where q.customer_id = ${customerId} and q.id = ${id} and q.mails_written < ${number}
       and q.submitted_at is null and q.withdrawn_at is null and c.id = q.customer_id
       and not exists (select from target_contacts x where x.customer_id = q.customer_id
                          and lower(x.email) = lower(q.contact_email) and x.state in ('bounced', 'opted-out'))
    returning c.name as customer, (select concat_ws(' ', u.firstname, u.lastname) from users u
                                    where u.customer_id = q.customer_id and u.id = q.created_by) as asker`);
  const [row] = rows;
  return row ? { customer: row.customer, asker: row.asker ?? row.customer } : null;
}
