import { type SQL, sql } from "drizzle-orm";
import type { Answers, QuestionnaireState } from "~/backend/contract/questionnaire-words";
import type { Questionnaire } from "~/backend/contract/questionnaires";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { type AskedDefinition, asAsked, askedDefinitions } from "./definitions";
import { unanswered } from "./score-answers";

const MOST = 200;

/** A questionnaire as it is stored, with what was asked. */
export interface Sent {
  shown: Questionnaire;
  asked: AskedDefinition;
  answers: Answers;
  message: string;
}

/** Those of a target, newest first. */
export async function questionnairesOf(tx: Tx, customerId: number, targetId: number): Promise<Questionnaire[]> {
  const found = await select(tx, customerId, sql`q.target_id = ${targetId} order by q.id desc limit ${MOST}`);
  return found.map(({ shown }) => shown);
}

/** Throws 404 for one that is not the customer's. `lock`: it will be changed. */
export async function questionnaire(tx: Tx, customerId: number, id: number, lock = false): Promise<Sent> {
  const [found] = await select(tx, customerId, sql`q.id = ${id} ${lock ? sql`for update of q` : sql``}`);
  if (!found) throw notFound("questionnaire");
  return found;
}

/** What the same target answered to the same questionnaire the time before; null without. */
export async function answeredBefore(tx: Tx, customerId: number, { shown }: Sent) {
  const [before] = await select(
    tx,
    customerId,
    sql`q.target_id = ${shown.targetId} and q.definition = ${shown.definition.id} and q.id < ${shown.id}
        and q.submitted_at is not null order by q.id desc limit 1`,
  );
  if (!before?.shown.submittedAt) return null;
  return { id: before.shown.id, submittedAt: before.shown.submittedAt, answers: before.answers };
}

type Row = Omit<Questionnaire, "contact" | "definition" | "answered" | "questions"> & {
  email: string;
  contactName: string;
  language: "en" | "de" | "ch";
  definition: string;
  definitionVersion: string;
  state: QuestionnaireState;
  answers: Answers;
  message: string;
};

async function select(tx: Tx, customerId: number, where: SQL): Promise<Sent[]> {
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    select q.id::float8 as id, q.target_id::float8 as "targetId", t.name as "targetName", q.definition,
           q.definition_version as "definitionVersion", q.contact_email as email, q.contact_name as "contactName", q.language,
           q.due_on::text as "dueOn", q.answers, q.message, q.result, q.submitted_by as "submittedBy",
           q.created_at as "requestedAt", q.opened_at as "openedAt", q.saved_at as "savedAt", q.submitted_at as "submittedAt",
           q.last_mail_at as "lastMailAt", greatest(q.mails_asked - 1, 0) as reminders,
           (select concat_ws(' ', u.firstname, u.lastname) from users u
             where u.customer_id = q.customer_id and u.id = q.created_by) as "requestedBy",
           r.done_at as "reviewedAt",
           (select concat_ws(' ', u.firstname, u.lastname) from users u
             where u.customer_id = q.customer_id and u.id = r.done_by) as "reviewedBy",
           ${STATE} as state
      from questionnaires q join targets t on t.id = q.target_id
      left join task_plans r on r.customer_id = q.customer_id and r.kind = 'questionnaire-review' and r.subject_id = q.id
     where q.customer_id = ${customerId} and ${where}`);
  const definitions = await askedDefinitions(tx, rows);
  return rows.map((row) => {
    const asked = definitions.get(`${row.definition} ${row.definitionVersion}`);
    if (!asked) throw new Error(`The rule register has no ${row.definition} ${row.definitionVersion}`);
    return toSent(row, asked);
  });
}

/** Told by the row alone, so that no job has to come by for it to be true. */
const STATE = sql`case when q.withdrawn_at is not null then 'withdrawn' when q.submitted_at is not null then 'submitted'
  when q.due_on < (now() at time zone 'UTC')::date then 'expired' when q.saved_at is not null then 'in-progress'
  when q.opened_at is not null then 'opened' else 'requested' end`;

function toSent(row: Row, asked: AskedDefinition): Sent {
  const { email, contactName: name, language, answers, message, definitionVersion: _, ...shown } = row;
  const { topics: __, ...definition } = asAsked(asked);
  const questions = asked.topics.flatMap(({ questions }) => questions).filter(({ kind }) => kind === "choice").length;
  return {
    asked,
    answers,
    message,
    shown: {
      ...shown,
      definition,
      contact: { email, name, language },
      questions,
      answered: questions - unanswered(asked, answers).length,
      requestedAt: iso(row.requestedAt) ?? "",
      openedAt: iso(row.openedAt),
      savedAt: iso(row.savedAt),
      submittedAt: iso(row.submittedAt),
      reviewedAt: iso(row.reviewedAt),
      lastMailAt: iso(row.lastMailAt),
    },
  };
}

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString();
