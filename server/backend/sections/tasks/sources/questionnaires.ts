import { type SQL, sql } from "drizzle-orm";
import { byColumn, ownerIn, type TaskSource, targetIsCalled } from "../source";

const READ = "questionnaires:read";

const show =
  (kind: TaskSource["kind"], waitingFor: SQL) =>
  (customerId: number, ids: SQL): SQL =>
    sql`
  select ${kind}::text as kind, x.id::text, null::text as title, jsonb_build_object('name', x.definition) as details,
         'questionnaire'::text as "subjectType", x.id::text as "subjectId", t.id::text as "targetId", t.name as "targetName",
         ${waitingFor} as "waitingFor", ${ownerIn(customerId, sql`x.created_by`, READ)} as owners, 0 as version
    from questionnaires x join targets t on t.id = x.target_id
   where x.customer_id = ${customerId} and x.id = any(${ids})`;

const shared = {
  permission: READ,
  from: () => sql`questionnaires x`,
  native: byColumn(sql`x.created_by`, READ),
  matches: targetIsCalled,
} as const;

/** Answers came in; whoever asked reads them, and says so. */
export const answersSource: TaskSource = {
  ...shared,
  kind: "questionnaire-review",
  open: () => sql`x.submitted_at is not null and x.withdrawn_at is null`,
  since: sql`x.submitted_at`,
  done: "tick",
  isAnybodys: true,
  show: show("questionnaire-review", sql`null::text`),
};

/** The day to answer is over, and nobody did: it is the supplier's turn. */
export const overdueAnswersSource: TaskSource = {
  ...shared,
  kind: "questionnaire-answer",
  open: ({ today }) => sql`x.submitted_at is null and x.withdrawn_at is null and x.due_on < ${today}::date`,
  due: sql`x.due_on`,
  since: sql`coalesce(x.last_mail_at, x.created_at)`,
  waits: true,
  show: show("questionnaire-answer", sql`coalesce(nullif(x.contact_name, ''), x.contact_email)`),
};
