import { sql } from "drizzle-orm";
import { MOST_ATTACHMENTS } from "~/backend/contract/action-words";
import type { KeptFile } from "~/backend/contract/document-files";
import { MOST_PROOFS } from "~/backend/contract/supplier-plan-words";
import type { LinkedPlan } from "~/backend/contract/supplier-plans";
import type { AskedWithLinkedFile } from "../../platform/call/handler";
import { Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { actionDocuments } from "../../platform/db/schema/actions";
import { documents } from "../../platform/db/schema/documents";
import { claimFile } from "../../work/documents/file-use";
import { keepFile } from "../../work/documents/keep-file";
import { tellAssignees } from "./notify-assignees";
import { byLink, refuseOver } from "./plan-by-link";
import { type StoredPlan, storedPlan } from "./read-plans";
import { linkActor, recordPlan } from "./record-plan";

/**
 * Keeps a file as a document of the plan's action. Throws 404; 409 `closed`, `too_many`; and what is wrong with the file, as every other
 * upload does.
 */
export async function addProof(asked: AskedWithLinkedFile, fileName: string): Promise<LinkedPlan> {
  const { deps, database, link, content, signal } = asked;
  let customerId = 0;
  // Before anything is read: who may not send a file fills no disk.
  await byLink(database, link, async (tx, found) => {
    customerId = found.customerId;
    await requireRoom(tx, customerId, found.plan);
  });
  const scope = { customerId, userId: null };
  const kept = await keepFile({ deps, database, scope, content, signal, idempotencyKey: null }, fileName);
  return byLink(database, link, (tx, { plan }) => takeProof(tx, customerId, plan, kept));
}

/** Makes a file that is kept a document of the plan's action. Throws 409 `closed` and `too_many`. */
export async function takeProof(
  tx: Tx,
  customerId: number,
  plan: StoredPlan,
  { mappedFilename, originalFilename: name }: Pick<KeptFile, "mappedFilename" | "originalFilename">,
): Promise<void> {
  await requireRoom(tx, customerId, plan);
  await claimFile(tx, { customerId, mappedFilename });
  const documentId = await addDocument(tx, customerId, plan, mappedFilename);
  const proof = { documentId, name, at: new Date().toISOString() };
  await tx.execute(sql`
    update supplier_plans set proofs = proofs || ${JSON.stringify([proof])}::jsonb, version = version + 1
     where customer_id = ${customerId} and id = ${plan.shown.id}`);
  const after = await storedPlan(tx, customerId, plan.shown.id);
  await tellAssignees(tx, { customerId, userId: null }, "plan-proof", after);
  await recordPlan(tx, customerId, linkActor(after), "proof", after);
}

async function requireRoom(tx: Tx, customerId: number, plan: StoredPlan): Promise<void> {
  refuseOver(plan, ["accepted", "done"]);
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from action_documents where customer_id = ${customerId} and action_id = ${plan.actionId}`);
  if (plan.shown.proofs.length < MOST_PROOFS && (rows[0]?.n ?? 0) < MOST_ATTACHMENTS) return;
  throw new Refusal(409, "too_many", `There are ${MOST_PROOFS} files already`, { most: MOST_PROOFS });
}

/** A file of the action, read by who reads that, and on no profile until somebody says so. */
async function addDocument(tx: Tx, customerId: number, plan: StoredPlan, mappedFilename: string): Promise<number> {
  const { shown, actionId, confidential } = plan;
  const about = { targetId: shown.target.id, description: confidential ? "" : shown.title };
  const [made] = await tx
    .insert(documents)
    .values({
      ...about,
      customerId,
      actionId,
      mappedFilename,
      documentType: "other",
      showOnTarget: false,
      notifyCustomer: false,
    })
    .returning({ id: documents.id });
  const documentId = made?.id ?? 0;
  await tx.insert(actionDocuments).values({ customerId, actionId, documentId });
  return documentId;
}
