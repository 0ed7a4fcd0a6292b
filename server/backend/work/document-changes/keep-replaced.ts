import { sql } from "drizzle-orm";
import type { Document } from "~/backend/contract/documents";
import { actorOf } from "../../people/session/actor";
import type { AskedBySession } from "../../platform/call/handler";
import { asNobody } from "../../platform/db/as-nobody";
import type { Tx } from "../../platform/db/database";
import type { EvidenceEntry } from "../../platform/evidence/ledger";
import { actionsThatKeep } from "../actions/kept-proof";
import { releaseFile } from "../documents/file-use";
import type { Origin } from "../documents/origin";

type Asked = AskedBySession & { tx: Tx };

/**
 * What becomes of the file that another one replaces. Where it proves a completed action it stays (LkSG § 10(1)), as a document of its own
 * that those actions have from now on instead: on no profile, told to nobody. Else it goes. Answers with what the ledger is to keep.
 */
export async function keepReplaced(
  asked: Asked,
  before: Document,
  { isConfidential }: Pick<Origin, "isConfidential">,
): Promise<EvidenceEntry[]> {
  const { tx, scope, session } = asked;
  const { customerId } = scope;
  const kept = await actionsThatKeep(asked, before.id);
  if (kept.length === 0) {
    await releaseFile(tx, { customerId, mappedFilename: before.mappedFilename });
    return [];
  }
  const actionIds = kept.map(({ actionId }) => actionId);
  // Also of actions that the asker does not read.
  const { copyId, confidential } = await asNobody(tx, scope, () => moveTo(tx, customerId, before.id, actionIds));
  const short = { sha256: before.sha256 };
  const actor = actorOf(session);
  const isSecret = isConfidential || confidential.size > 0;
  const copied: EvidenceEntry = {
    ...{ actor, subjectType: "document", subjectId: String(copyId), kind: "document.kept" },
    before: { documentId: before.id },
    after: { ...short, ...(!isSecret && { originalFilename: before.originalFilename }) },
  };
  const moved = actionIds.flatMap((actionId) => {
    const words = confidential.has(actionId) ? {} : { name: before.originalFilename };
    const entry = { actor, subjectType: "action", subjectId: String(actionId) };
    return [
      { ...entry, kind: "action.attached", before: null, after: { documentId: copyId, ...words, ...short } },
      { ...entry, kind: "action.detached", before: { documentId: before.id, ...words, ...short }, after: null },
    ];
  });
  return [copied, ...moved];
}

/** The same document with the file as it is, in place of this one at these actions. */
async function moveTo(tx: Tx, customerId: number, documentId: number, actionIds: readonly number[]) {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into documents (customer_id, target_id, action_id, mapped_filename, document_type, custom_text, custom_category, description,
                           valid_from, valid_until, show_on_target, notify_customer, site_specific, verification_type, created_by, created_at, replaced_in)
    select customer_id, target_id, action_id, mapped_filename, document_type, custom_text, custom_category, description,
           valid_from, valid_until, false, false, site_specific, verification_type, created_by, created_at, id
      from documents where customer_id = ${customerId} and id = ${documentId}
    returning id::int`);
  const copyId = rows[0]?.id ?? 0;
  const { rows: moved } = await tx.execute<{ id: number; confidential: boolean }>(sql`
    update action_documents l set document_id = ${copyId} from actions x
     where l.customer_id = ${customerId} and l.document_id = ${documentId} and l.action_id = any(${sql.param([...actionIds])}::bigint[])
       and x.customer_id = l.customer_id and x.id = l.action_id
    returning x.id::int as id, x.confidential`);
  return { copyId, confidential: new Set(moved.filter((one) => one.confidential).map(({ id }) => id)) };
}
