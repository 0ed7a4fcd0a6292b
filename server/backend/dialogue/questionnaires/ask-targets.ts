import { sql } from "drizzle-orm";
import type { RequestedQuestionnaires } from "~/backend/contract/questionnaires";
import type { Tx } from "../../platform/db/database";
import type { EvidenceEntry } from "../../platform/evidence/ledger";
import { enqueueAll, type Priority } from "../../platform/jobs/enqueue";
import { type Contact, keepContacts } from "../contacts/contacts";
import type { AskedDefinition } from "./definitions";
import { whoCanBeAsked } from "./who-can-be-asked";

/** The job that writes the mail with its link. */
export const SEND_QUESTIONNAIRE = "send-questionnaire";

/** Who asks, for which customer. */
export interface Asker {
  customerId: number;
  userId: number | null;
  actor: EvidenceEntry["actor"];
}

export interface Question {
  definition: AskedDefinition;
  contact: Contact | null;
  message: string;
  /** The last day to answer (UTC). */
  dueOn: string;
  /** Its mails are some of many, which leave as the mail rate lets them. */
  isBatch: boolean;
}

/**
 * Sends a questionnaire to each target that can be asked, with a few statements for all, in one transaction with the mails' jobs.
 * Answers what was sent, what was not and why, and the decisions for the ledger, which come last.
 */
export async function askTargets(
  tx: Tx,
  asker: Asker,
  targetIds: readonly number[],
  question: Question,
): Promise<RequestedQuestionnaires & { decisions: EvidenceEntry[] }> {
  const { customerId, actor } = asker;
  const { definition, dueOn } = question;
  // Two who ask the same targets the same at once: the second finds what the first one sent.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`questionnaires:${customerId}`}, 0))`);
  const { contacts, failed } = await whoCanBeAsked(tx, customerId, targetIds, definition.id, question.contact);
  const priority: Priority = question.isBatch ? "batch" : "interactive";
  const requested = await insert(tx, asker, contacts, question);
  await keepContacts(tx, customerId, contacts, question.contact ? "user" : "list");
  await enqueueAll(
    tx,
    SEND_QUESTIONNAIRE,
    requested.map(({ questionnaireId }) => ({ customerId, questionnaireId, number: 1, priority })),
    { priority },
  );
  const decisions = requested.map(
    ({ targetId, questionnaireId }): EvidenceEntry => ({
      actor,
      subjectType: "questionnaire",
      subjectId: String(questionnaireId),
      kind: "questionnaire.requested",
      after: { targetId, definition: definition.id, contact: contacts.get(targetId)?.email, dueOn },
      ruleVersion: `questionnaire.${definition.id}@${definition.version}`,
    }),
  );
  return { requested, failed, decisions };
}

async function insert(
  tx: Tx,
  { customerId, userId }: Asker,
  contacts: Askable,
  { definition, message, dueOn }: Question,
): Promise<RequestedQuestionnaires["requested"]> {
  if (contacts.size === 0) return [];
  const wanted = [...contacts].map(([id, contact]) => ({ id, ...contact }));
  const { rows } = await tx.execute<{ targetId: number; questionnaireId: number }>(sql`
    insert into questionnaires (customer_id, target_id, definition, definition_version, contact_email, contact_name, language,
                                message, due_on, mails_asked, created_by)
    select ${customerId}::bigint, w.id, ${definition.id}, ${definition.version}, w.email, w.name, w.language,
           ${message}, ${dueOn}::date, 1, ${userId}::bigint
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(id bigint, email text, name text, language text)
     order by w.id
    returning target_id::float8 as "targetId", id::float8 as "questionnaireId"`);
  return rows.sort((one, other) => one.targetId - other.targetId);
}

type Askable = Awaited<ReturnType<typeof whoCanBeAsked>>["contacts"];
