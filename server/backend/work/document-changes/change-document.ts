import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { changeDocument, Document } from "~/backend/contract/documents";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound, Refusal, staleVersion } from "../../platform/call/refusal";
import { asNobody } from "../../platform/db/as-nobody";
import type { Tx } from "../../platform/db/database";
import { documents } from "../../platform/db/schema/documents";
import { requireNoProof } from "../actions/kept-proof";
import { claimFile, releaseFile } from "../documents/file-use";
import { type Origin, originOf } from "../documents/origin";
import { findDocument } from "../documents/read-documents";
import { consistent, type New, record, requireTarget } from "../documents/write-documents";
import { renewalOfChanged, renewalOfDeleted } from "./follow-renewal";
import { keepReplaced } from "./keep-replaced";

type Asked = AskedBySession & { tx: Tx };
type Change = z.output<NonNullable<typeof changeDocument.body>>;

/**
 * Changes what is given, and leaves the rest. What changes nothing leaves no trace. What was verified was the old file: with
 * another one a document is unverified, unless the same change verifies it otherwise or says that the verification holds for the
 * new one (`verifiesFile`). A replaced file that proves a completed action stays.
 */
export async function change(asked: Asked, id: number, { version, verifiesFile, ...given }: Change): Promise<Document> {
  const { tx, scope } = asked;
  const { customerId } = scope;
  const before = await locked(asked, id);
  if (before.version !== version) throw staleVersion(before);
  const was = { ...before, targetId: before.target?.id ?? null };
  const changed = Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value !== undefined && value !== was[name as keyof typeof was]),
  ) as Partial<Change>;
  if (Object.keys(changed).length === 0) return before;
  if (changed.targetId !== undefined) await requireTarget(asked, changed.targetId);
  const { documentType, customText, customCategory, validFrom, validUntil } = { ...was, ...changed } as New;
  const said = consistent({ documentType, customText, customCategory, validFrom, validUntil });
  const origin = await originOf(tx, customerId, id);
  requireReader(origin, { ...was, ...changed });
  const { mappedFilename } = changed;
  if (mappedFilename) await claimFile(tx, { customerId, mappedFilename });
  const ofProof = mappedFilename ? await keepReplaced(asked, before, origin) : [];
  // Who read it only by such an action would be left without it.
  if (ofProof.length > 0 && !(await findDocument(tx, customerId, id))) throw wouldLose();
  const renewal = await renewalOfChanged(asked, before, {
    validUntil: said.validUntil,
    hasNewFile: Boolean(mappedFilename),
  });
  await tx
    .update(documents)
    .set({
      ...(mappedFilename && !verifiesFile && { verificationType: "Unverified" }),
      ...changed,
      ...said,
      renewalActionId: renewal.actionId,
      // What was kept as proof alone and is used again is a document like others.
      ...((mappedFilename || changed.showOnTarget) && { replacedIn: null }),
      version: version + 1,
      updatedAt: sql`now()` as never,
    })
    .where(and(eq(documents.customerId, customerId), eq(documents.id, id)));
  const after = await findDocument(tx, customerId, id);
  if (!after) throw notFound("document");
  await record(asked, before, after, origin, [...ofProof, ...renewal.entries]);
  return after;
}

/** Throws 404, and 409 `proof_kept` for what proves a completed action. */
export async function remove(asked: Asked, id: number): Promise<void> {
  const { tx, scope } = asked;
  const { customerId } = scope;
  const before = await locked(asked, id);
  await requireNoProof(asked, id);
  const origin = await originOf(tx, customerId, id);
  const ended = await renewalOfDeleted(asked, before);
  await tx.delete(documents).where(and(eq(documents.customerId, customerId), eq(documents.id, id)));
  await releaseFile(tx, { customerId, mappedFilename: before.mappedFilename });
  await record(asked, before, null, origin, ended);
}

/** Switches its notifications, whatever else was changed meanwhile. */
export async function notify(asked: Asked, id: number, notifyCustomer: boolean): Promise<Document> {
  const { version } = await locked(asked, id);
  return change(asked, id, { notifyCustomer, version });
}

/** For this transaction alone, and its actions before it, in the order in which they are locked where something is attached to them. */
async function locked({ tx, scope }: Asked, id: number): Promise<Document> {
  const { customerId } = scope;
  await asNobody(tx, scope, () =>
    tx.execute(sql`
      select from actions x
       where x.customer_id = ${customerId} and x.id in (
         select l.action_id from action_documents l where l.customer_id = ${customerId} and l.document_id = ${id}
          union
         select d.renewal_action_id from documents d where d.customer_id = ${customerId} and d.id = ${id})
       order by x.id for update`),
  );
  const one = and(eq(documents.customerId, customerId), eq(documents.id, id));
  await tx.select({ id: documents.id }).from(documents).where(one).for("update");
  const found = await findDocument(tx, customerId, id);
  if (!found) throw notFound("document");
  return found;
}

/** Nobody takes a document off a profile who reads it only there: 409. Its row-level policy says the same. */
function requireReader(
  { isReader }: Origin,
  { targetId, showOnTarget }: { targetId: number | null; showOnTarget: boolean },
) {
  if (isReader || (showOnTarget && targetId !== null)) return;
  throw wouldLose();
}

const wouldLose = () => new Refusal(409, "not_reader", "You would lose access to it");
