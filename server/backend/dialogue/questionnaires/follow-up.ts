import { sql } from "drizzle-orm";
import type { Questionnaire } from "~/backend/contract/questionnaires";
import { hours } from "~/time/duration";
import { recordChange } from "../../people/people/record-change";
import type { AskedBySession } from "../../platform/call/handler";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { enqueue } from "../../platform/jobs/enqueue";
import { whyClosed } from "../contacts/contacts";
import { SEND_QUESTIONNAIRE } from "./ask-targets";
import { questionnaire, type Sent } from "./read-questionnaires";
import { checkDay, invalid } from "./send-questionnaires";

type Asked = AskedBySession & { tx: Tx };

/** Nobody is written to twice a day. */
const PAUSE = hours(20);

/**
 * Writes again, until a later day where one is said. Throws 404; 409 `closed`, `expired`; 409 `bounced`, `opted_out` for a contact that gets none; 409 `too_soon` within the pause and while
 * a mail is still to be written; 422 for a day that is no later one, or too far away.
 */
export async function remind(asked: Asked, id: number, dueOn?: string): Promise<Questionnaire> {
  const { tx, scope } = asked;
  const before = await questionnaire(tx, scope.customerId, id, true);
  refuseClosed(before);
  if (dueOn) {
    checkDay(dueOn);
    if (dueOn <= before.shown.dueOn) throw invalid("dueOn", "is not later than the last day so far");
  }
  if (before.shown.state === "expired" && !dueOn) throw new Refusal(409, "expired", "Its last day is past");
  const closed = await whyClosed(tx, scope.customerId, before.shown.contact.email);
  if (closed) throw new Refusal(409, closed, "The contact has stopped e-mails");
  if (await isTooSoon(tx, scope.customerId, id)) {
    throw new Refusal(409, "too_soon", "They were written to within a day, or are about to be");
  }
  await writeAgain(tx, scope.customerId, id, dueOn);
  const after = await questionnaire(tx, scope.customerId, id);
  await recordChange(asked, "questionnaire.reminded", id, inShort(before), inShort(after));
  return after.shown;
}

async function isTooSoon(tx: Tx, customerId: number, id: number): Promise<boolean> {
  const { rows } = await tx.execute<{ isTooSoon: boolean }>(sql`
    select mails_asked > mails_written or last_mail_at > now() - make_interval(secs => ${PAUSE / 1000}) as "isTooSoon"
      from questionnaires where customer_id = ${customerId} and id = ${id}`);
  return rows[0]?.isTooSoon ?? false;
}

/** Takes it back. Throws 404, and 409 `closed`. */
export async function withdraw(asked: Asked, id: number): Promise<Questionnaire> {
  const { tx, scope } = asked;
  const before = await questionnaire(tx, scope.customerId, id, true);
  refuseClosed(before);
  await tx.execute(sql`
    update questionnaires set withdrawn_at = now() where customer_id = ${scope.customerId} and id = ${id}`);
  const after = await questionnaire(tx, scope.customerId, id);
  await recordChange(asked, "questionnaire.withdrawn", id, inShort(before), inShort(after));
  return after.shown;
}

/** Asks for one more mail; every link that was sent opens until the new day, and the clock reminds of that one anew. */
async function writeAgain(tx: Tx, customerId: number, questionnaireId: number, dueOn?: string): Promise<void> {
  const { rows } = await tx.execute<{ number: number }>(sql`
    update questionnaires set mails_asked = mails_asked + 1, due_on = coalesce(${dueOn ?? null}::date, due_on),
           reminded_for = case when ${dueOn ?? null}::date is null then reminded_for end
     where customer_id = ${customerId} and id = ${questionnaireId} returning mails_asked as number`);
  await tx.execute(sql`
    update requests r set expires_at = (q.due_on + 1)::timestamp at time zone 'UTC' from questionnaires q
     where q.customer_id = ${customerId} and q.id = ${questionnaireId}
       and r.customer_id = q.customer_id and r.questionnaire_id = q.id`);
  const priority = "interactive";
  const payload = { customerId, questionnaireId, number: rows[0]?.number, priority };
  await enqueue(tx, SEND_QUESTIONNAIRE, payload, { priority });
}

function refuseClosed({ shown: { state } }: Sent): void {
  if (state === "submitted" || state === "withdrawn") throw new Refusal(409, "closed", "It is closed", { state });
}

const inShort = ({ shown: { targetId, state, dueOn, reminders } }: Sent) => ({ targetId, state, dueOn, reminders });
