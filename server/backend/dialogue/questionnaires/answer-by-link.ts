import { sql } from "drizzle-orm";
import type { Answers } from "~/backend/contract/questionnaire-words";
import type { LinkedQuestionnaire } from "~/backend/contract/questionnaires";
import { days } from "~/time/duration";
import { notFound, Refusal } from "../../platform/call/refusal";
import type { Database, Tx } from "../../platform/db/database";
import { notifications } from "../../platform/db/schema/notifications";
import { assessmentResults, scoresDue } from "../../platform/db/schema/scores";
import { appendEvidence } from "../../platform/evidence/ledger";
import { verifyContact } from "../contacts/contacts";
import { type RequestLink, requestOfLink } from "../requests/request-of-link";
import { asAsked } from "./definitions";
import { questionnaire, type Sent } from "./read-questionnaires";
import { scoreAnswers, unanswered } from "./score-answers";

/** So long answers count in the score: a year, as due-diligence laws have risks looked at every year (LkSG § 5(4)). */
const ANSWERS_HOLD = days(365);

/** Reads what is asked and changes nothing: mail gateways and previews follow links, too. Throws 404. */
export async function openByLink(database: Database, link: RequestLink): Promise<LinkedQuestionnaire> {
  return byLink(database, link, async () => undefined);
}

/** A person begins: the asker learns that it was opened. Throws 404. */
export async function startByLink(database: Database, link: RequestLink): Promise<LinkedQuestionnaire> {
  return byLink(database, link, async (tx, { customerId, sent }) => {
    if (sent.shown.openedAt || sent.shown.submittedAt) return;
    await tx.execute(sql`
      update questionnaires set opened_at = now() where customer_id = ${customerId} and id = ${sent.shown.id}`);
  });
}

/** Keeps these answers beside those that are there. Throws 404, 409 `closed`, 422 for what is not asked. */
export async function saveByLink(database: Database, link: RequestLink, answers: Answers) {
  return byLink(database, link, async (tx, { customerId, sent }) => {
    refuseSubmitted(sent);
    const known = new Set(sent.asked.topics.flatMap(({ questions }) => questions.map(({ id }) => id)));
    const unknown = Object.keys(answers).find((id) => !known.has(id));
    if (unknown) {
      const path = `body.answers.${unknown}`;
      throw new Refusal(422, "invalid_input", "Some of the input is not valid", [{ path, message: "is not asked" }]);
    }
    await tx.execute(sql`
      update questionnaires set answers = answers || ${JSON.stringify(answers)}::jsonb, saved_at = now(),
                                opened_at = coalesce(opened_at, now())
       where customer_id = ${customerId} and id = ${sent.shown.id}`);
    await verifyContact(tx, customerId, sent.shown.targetId, sent.shown.contact.email);
  });
}

/**
 * Hands them in: they stand in the ledger with the version that was asked, count in the score where they do, and who asked is told.
 * Throws 404, 409 `closed`, and 409 `incomplete` with the ids of what is left.
 */
export async function submitByLink(database: Database, link: RequestLink, name: string) {
  return byLink(database, link, async (tx, { customerId, sent }) => {
    refuseSubmitted(sent);
    const { asked, answers, shown } = sent;
    const missing = unanswered(asked, answers);
    if (missing.length > 0) throw new Refusal(409, "incomplete", "Some questions are left", { missing });
    const result = scoreAnswers(asked, answers);
    await tx.execute(sql`
      update questionnaires set submitted_at = now(), submitted_by = ${name}, result = ${JSON.stringify(result)}::jsonb
       where customer_id = ${customerId} and id = ${shown.id}`);
    if (asked.scored) await count(tx, customerId, shown.targetId, result);
    await tellAsker(tx, customerId, shown.id);
    await appendEvidence(tx, customerId, [
      {
        actor: { type: "link", id: shown.contact.email },
        subjectType: "questionnaire",
        subjectId: String(shown.id),
        kind: "questionnaire.submitted",
        after: { targetId: shown.targetId, submittedBy: name, answers, result },
        ruleVersion: `questionnaire.${asked.id}@${asked.version}`,
      },
    ]);
  });
}

/** Runs in the customer's own scope, which the link stands for, and answers what is there afterwards. */
async function byLink(
  database: Database,
  link: RequestLink,
  run: (tx: Tx, found: { customerId: number; sent: Sent }) => Promise<void>,
): Promise<LinkedQuestionnaire> {
  const request = await requestOfLink(database, link);
  const { customerId, customer, questionnaireId } = request ?? {};
  if (!customerId || !questionnaireId) throw notFound("questionnaire");
  return database.asCustomer({ customerId, userId: null }, async (tx) => {
    const sent = await questionnaire(tx, customerId, questionnaireId, true);
    if (sent.shown.state === "withdrawn") throw notFound("questionnaire");
    await run(tx, { customerId, sent });
    const { shown, asked, answers, message } = await questionnaire(tx, customerId, questionnaireId);
    const { targetName: target, dueOn, submittedAt, submittedBy } = shown;
    return {
      customer: customer ?? "",
      target,
      message,
      dueOn,
      submittedAt,
      submittedBy,
      asked: asAsked(asked),
      answers,
    };
  });
}

/** What these answers come to takes the place of all that was answered before: a perspective without a value now has none. */
async function count(tx: Tx, customerId: number, targetId: number, result: Record<string, number>): Promise<void> {
  const [answeredOn, validUntil] = [dayOf(Date.now()), dayOf(Date.now() + ANSWERS_HOLD)];
  for (const [perspective, value] of Object.entries(result)) {
    const now = { value, answeredOn, validUntil };
    await tx
      .insert(assessmentResults)
      .values({ customerId, targetId, perspective, ...now })
      .onConflictDoUpdate({
        target: [assessmentResults.customerId, assessmentResults.targetId, assessmentResults.perspective],
        set: now,
      });
  }
  await tx.execute(sql`
    update assessment_results set valid_until = ${answeredOn}::date - 1
     where customer_id = ${customerId} and target_id = ${targetId}
       and perspective <> all (${sql.param(Object.keys(result))}::text[])
       and (valid_until is null or valid_until >= ${answeredOn}::date)`);
  await tx.insert(scoresDue).values({ customerId, targetId }).onConflictDoNothing();
}

async function tellAsker(tx: Tx, customerId: number, id: number): Promise<void> {
  const { rows } = await tx.execute<{ userId: string; title: string; targetId: string }>(sql`
    select u.id as "userId", t.name as title, t.id as "targetId" from questionnaires q
      join users u on u.customer_id = q.customer_id and u.id = q.created_by and u.deactivated_at is null
      join targets t on t.id = q.target_id
     where q.customer_id = ${customerId} and q.id = ${id}`);
  for (const { userId, title, targetId } of rows) {
    const news = {
      kind: "questionnaire-submitted",
      params: { title },
      subject: `questionnaires-of-target:${targetId}`,
    };
    await tx.insert(notifications).values({ customerId, userId: Number(userId), ...news });
  }
}

function refuseSubmitted({ shown: { submittedAt } }: Sent): void {
  if (submittedAt) throw new Refusal(409, "closed", "It is submitted");
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
