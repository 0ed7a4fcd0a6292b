import { sql } from "drizzle-orm";
import { canBeAsked } from "~/backend/contract/can-be-asked";
import type { NotSent } from "~/backend/contract/questionnaire-words";
import type { RequestedQuestionnaires } from "~/backend/contract/questionnaires";
import { days } from "~/domain/duration";
import type { AskedBySession } from "../call/handler";
import { Refusal } from "../call/refusal";
import type { Tx } from "../db/database";
import { questionnaires } from "../db/schema/questionnaires";
import type { TargetType } from "../db/schema/targets";
import { appendEvidence, type EvidenceEntry } from "../evidence/ledger";
import { enqueue } from "../jobs/enqueue";
import { seenBy } from "../profile/visible-target";
import { actorOf } from "../session/actor";
import { type AskedDefinition, currentDefinition } from "./definitions";
import { contactOf } from "./read-questionnaires";

/** The job that writes the mail with its link. */
export const SEND_QUESTIONNAIRE = "send-questionnaire";

const USUAL_TIME = days(30);
const LONGEST_TIME = days(366);

type Language = "en" | "de" | "ch";

export interface Wanted {
  definition: string;
  targetIds: number[];
  contact: { email: string; name: string; language?: Language } | null;
  message: string;
  dueOn?: string;
}

/**
 * Sends a questionnaire to the contact of each target, in one transaction with the mails' jobs; a target that is not there, has no
 * contact, or is still asked the same is named. Throws 404 for a questionnaire that there is not, 422 for a day that is past or
 * more than a year away and for one contact of several targets.
 */
export async function sendQuestionnaires(
  asked: AskedBySession & { tx: Tx },
  wanted: Wanted,
): Promise<RequestedQuestionnaires> {
  const { tx, scope, session } = asked;
  const targetIds = [...new Set(wanted.targetIds)].sort((a, b) => a - b);
  if (wanted.contact && targetIds.length > 1) throw invalid("contact", "is for one target only");
  const definition = await currentDefinition(tx, wanted.definition);
  const dueOn = wanted.dueOn ?? dayOf(Date.now() + USUAL_TIME);
  checkDay(dueOn);
  // Two who ask the same targets the same at once: the second finds what the first one sent.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`questionnaires:${scope.customerId}`}, 0))`);
  const requested: RequestedQuestionnaires["requested"] = [];
  const failed: RequestedQuestionnaires["failed"] = [];
  const decisions: EvidenceEntry[] = [];
  for (const targetId of targetIds) {
    const found = await contactFor(tx, scope.customerId, targetId, definition, wanted.contact);
    if (typeof found === "string") {
      failed.push({ targetId, code: found });
      continue;
    }
    const language = found.language ?? session.user.language;
    const row = { targetId, dueOn, message: wanted.message, language, contactEmail: found.email };
    const id = await insert(asked, { ...row, contactName: found.name, definition });
    requested.push({ targetId, questionnaireId: id });
    decisions.push({
      actor: actorOf(session),
      subjectType: "questionnaire",
      subjectId: String(id),
      kind: "questionnaire.requested",
      after: { targetId, definition: definition.id, contact: found.email, dueOn },
      ruleVersion: `questionnaire.${definition.id}@${definition.version}`,
    });
  }
  await appendEvidence(tx, scope.customerId, decisions);
  return { requested, failed };
}

/** Throws 422 for a day that is past, or more than a year away. */
export function checkDay(dueOn: string): void {
  if (dueOn < dayOf(Date.now())) throw invalid("dueOn", "is past");
  if (dueOn > dayOf(Date.now() + LONGEST_TIME)) throw invalid("dueOn", "is more than a year away");
}

interface Contact {
  email: string;
  name: string;
  language?: Language | null;
}

async function contactFor(
  tx: Tx,
  customerId: number,
  targetId: number,
  { id }: AskedDefinition,
  told: Contact | null,
): Promise<Contact | NotSent> {
  const { rows } = await tx.execute<{ open: boolean; type: TargetType; ctype: string }>(sql`
    select exists (select from questionnaires q where q.customer_id = ${customerId} and q.target_id = t.id
                      and q.definition = ${id} and q.submitted_at is null and q.withdrawn_at is null
                      and q.due_on >= (now() at time zone 'UTC')::date) as open,
           t.type, t.ctype
      from targets t where t.id = ${targetId} and ${seenBy(customerId)}`);
  const [target] = rows;
  if (!target) return "not_found";
  if (!canBeAsked(target)) return "no_company";
  if (target.open) return "already_open";
  return told ?? (await contactOf(tx, customerId, targetId)) ?? "no_contact";
}

type NewRow = Pick<
  typeof questionnaires.$inferInsert,
  "targetId" | "dueOn" | "message" | "language" | "contactEmail" | "contactName"
> & { definition: AskedDefinition };

async function insert({ tx, scope }: AskedBySession & { tx: Tx }, { definition, ...row }: NewRow): Promise<number> {
  const { customerId, userId: createdBy } = scope;
  const { id, version: definitionVersion } = definition;
  const values = { ...row, customerId, createdBy, definition: id, definitionVersion, mailsAsked: 1 };
  const [made] = await tx.insert(questionnaires).values(values).returning({ id: questionnaires.id });
  const questionnaireId = made?.id ?? 0;
  await enqueue(tx, SEND_QUESTIONNAIRE, { customerId, questionnaireId, number: 1 });
  return questionnaireId;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const invalid = (field: string, message: string): Refusal =>
  new Refusal(422, "invalid_input", "Some of the input is not valid", [{ path: `body.${field}`, message }]);
