import { and, eq, sql } from "drizzle-orm";
import { EXPIRES_SOON } from "~/backend/contract/document-words";
import type { Tx } from "../../platform/db/database";
import { actionAssignees, actionDocuments, actions, actionTargets } from "../../platform/db/schema/actions";
import { documents } from "../../platform/db/schema/documents";
import { notifications } from "../../platform/db/schema/notifications";
import { appendEvidence, type EvidenceEntry } from "../../platform/evidence/ledger";
import type { Task } from "../../platform/jobs/worker";
import { say } from "../../platform/translations/say";
import { dayInWords } from "../documents/day-in-words";
import { findAction } from "./read-actions";
import { kept } from "./record-action";

/** The job's name. */
export const RENEW_DOCUMENTS = "documents.renew";

/** Who begins a renewal, and ends it, as the ledger has it. */
export const RENEWAL_RULE = { type: "rule", id: "document-renewal" } as const;

/** So many in one transaction. */
const PORTION = 100;

/**
 * Begins an action for each document that runs out within `EXPIRES_SOON` days, due on its last day, for who added it, and tells them
 * where the document's notifications are on. What ran out before anybody looked is begun, too, for a year. Run twice it begins none twice.
 * What fails stops nothing else, and fails the job at its end, so that it is tried again.
 */
export const renewDocuments: Task = async ({ database, logger }) => {
  let begun = 0;
  let failed = 0;
  for (const customerId of await database.asSystem(dueCustomers)) {
    try {
      for (let after: number | null = 0; after !== null; ) {
        const portion: Portion = await database.asSystem((tx) =>
          renewPortion(tx, { customerId, after: after ?? 0, logger }),
        );
        begun += portion.begun;
        failed += portion.failed;
        after = portion.next;
      }
    } catch (error) {
      failed += 1;
      logger.error({ err: error, customerId }, "a customer's renewals could not be begun");
    }
  }
  logger.info({ begun, failed }, "renewals were begun");
  if (failed > 0) throw new Error(`${failed} renewals could not be begun`);
};

/** For all customers at once, by the calendar of UTC and not by the zone that a connection happens to have. */
const TODAY = sql`(now() at time zone 'UTC')::date`;
const IS_DUE = sql`d.renewal_action_id is null and d.valid_until is not null
  and d.valid_until between ${TODAY} - 365 and ${TODAY} + ${EXPIRES_SOON}::int
  and d.replaced_in is null`;

async function dueCustomers(tx: Tx): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select distinct d.customer_id::int as id from documents d where ${IS_DUE} order by 1`,
  );
  return rows.map(({ id }) => id);
}

interface Portion {
  begun: number;
  failed: number;
  /** Behind which document the next portion begins; null when there is none. */
  next: number | null;
}
type Asked = { customerId: number; after: number; logger: Parameters<Task>[0]["logger"] };

/** Each document by itself; what is written into the ledger holds up the customer's other writers, so it comes last. */
async function renewPortion(tx: Tx, { customerId, after, logger }: Asked): Promise<Portion> {
  const due = await dueDocuments(tx, customerId, after);
  const entries: EvidenceEntry[] = [];
  let failed = 0;
  for (const document of due) {
    await tx.execute(sql`savepoint renewal`);
    try {
      entries.push(...(await beginRenewal(tx, document)));
    } catch (error) {
      await tx.execute(sql`rollback to savepoint renewal`);
      failed += 1;
      logger.error({ err: error, customerId, documentId: document.id }, "a renewal could not be begun");
    }
  }
  if (entries.length > 0) await appendEvidence(tx, customerId, entries);
  return { begun: due.length - failed, failed, next: due.length < PORTION ? null : (due.at(-1)?.id ?? null) };
}

interface Due extends Record<string, unknown> {
  id: number;
  customerId: number;
  targetId: number | null;
  validUntil: string;
  documentType: string;
  customText: string | null;
  notifyCustomer: boolean;
  fileName: string;
  targetName: string | null;
  /** It came with a confidential action and stands nowhere else: so does its renewal not. */
  isConfidential: boolean;
  /** Who added it, while they are there and read it. */
  userId: number | null;
  language: string;
}

/** An action of the document `d`. */
const ITS_ACTION = sql`x.customer_id = d.customer_id and (x.id = d.action_id or x.id in (
  select l.action_id from action_documents l where l.customer_id = d.customer_id and l.document_id = d.id))`;

/** As the row-level policy of documents has it, for a job that acts for nobody. */
const IS_CONFIDENTIAL = sql`(d.action_id is not null and not (d.show_on_target and d.target_id is not null)
  and not exists (select from actions x where ${ITS_ACTION} and not x.confidential))`;

/** As the row-level policy of actions has it, of the user `u`. */
const HAS_READER = sql`(u.roles && array['manager', 'administrator'] or exists (
  select from actions x where ${ITS_ACTION} and (x.created_by = u.id or exists (
    select from action_assignees s where s.customer_id = x.customer_id and s.action_id = x.id
       and (s.kind = 'user' and s.assignee_id = u.id or s.kind = 'team' and s.assignee_id in (
         select m.team_id from team_members m where m.customer_id = u.customer_id and m.user_id = u.id))))))`;

async function dueDocuments(tx: Tx, customerId: number, after: number): Promise<Due[]> {
  const { rows } = await tx.execute<Due>(sql`
    select d.id::int, d.customer_id::int as "customerId", d.target_id::int as "targetId", d.valid_until::text as "validUntil",
           d.document_type as "documentType", d.custom_text as "customText", d.notify_customer as "notifyCustomer",
           f.original_filename as "fileName", t.name as "targetName",
           ${IS_CONFIDENTIAL} as "isConfidential", u.id::int as "userId", coalesce(u.language, 'en') as language
      from documents d
      join document_files f on f.customer_id = d.customer_id and f.mapped_filename = d.mapped_filename
      left join targets t on t.id = d.target_id
      left join users u on u.customer_id = d.customer_id and u.id = d.created_by and u.deactivated_at is null
        and (not ${IS_CONFIDENTIAL} or ${HAS_READER})
     where ${IS_DUE} and d.customer_id = ${customerId} and d.id > ${after}
     order by d.id limit ${PORTION}
       for update of d skip locked`);
  return rows;
}

/** Answers what is to be said of it in the ledger. */
async function beginRenewal(tx: Tx, due: Due): Promise<EvidenceEntry[]> {
  const { id, customerId, targetId, validUntil, documentType, customText, userId, language, targetName } = due;
  const type = customText ?? say(language, `documents:types.${documentType}`);
  const title = say(language, targetName ? "documents:renewal.of" : "documents:renewal.own", {
    type,
    name: targetName ?? "",
  });
  const description = say(language, "documents:renewal.description", {
    file: due.fileName,
    day: dayInWords(language, validUntil),
  });
  const [row] = await tx
    .insert(actions)
    .values({
      customerId,
      typeId: "ask-statement",
      title: title.slice(0, 200),
      description,
      dueOn: validUntil,
      confidential: due.isConfidential,
    })
    .returning({ id: actions.id });
  const actionId = row?.id ?? 0;
  const of = { customerId, actionId };
  await tx.insert(actionDocuments).values({ ...of, documentId: id });
  if (targetId !== null) await tx.insert(actionTargets).values({ ...of, targetId });
  if (userId !== null) await tx.insert(actionAssignees).values({ ...of, kind: "user", assigneeId: userId });
  await tx
    .update(documents)
    .set({ renewalActionId: actionId })
    .where(and(eq(documents.customerId, customerId), eq(documents.id, id)));
  if (userId !== null && due.notifyCustomer) {
    const params = { title, day: validUntil };
    await tx
      .insert(notifications)
      .values({ customerId, userId, kind: "document-expires", params, subject: `document:${id}` });
  }
  const actor = RENEWAL_RULE;
  const after = await startedAs(tx, due, actionId);
  return [
    { actor, subjectType: "action", subjectId: String(actionId), kind: "action.started", after },
    {
      actor,
      subjectType: "document",
      subjectId: String(id),
      kind: "document.renewal",
      after: { actionId, validUntil },
    },
  ];
}

/** As the ledger has it: whoever reads that as a whole reads no words of what is confidential. */
async function startedAs(tx: Tx, { customerId, isConfidential }: Due, actionId: number) {
  const action = await findAction(tx, customerId, actionId);
  return action && (isConfidential ? kept(action, action) : action);
}
