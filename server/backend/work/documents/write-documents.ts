import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { addDocument, Document } from "~/backend/contract/documents";
import { actorOf } from "../../people/session/actor";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { documents } from "../../platform/db/schema/documents";
import { appendEvidence, type EvidenceEntry } from "../../platform/evidence/ledger";
import { claimFile } from "./file-use";
import { type Origin, originOf } from "./origin";
import { findDocument } from "./read-documents";

type Asked = AskedBySession & { tx: Tx };
export type New = z.output<NonNullable<typeof addDocument.body>>;

/**
 * Adds a document; `actionId` is the action that its file was attached to. Throws 404 for a target that is not there, 422 for what does not
 * go together.
 */
export async function add(asked: Asked, body: New, actionId: number | null = null): Promise<Document> {
  const { tx, scope } = asked;
  const { customerId, userId } = scope;
  await requireTarget(asked, body.targetId);
  const said = consistent(body);
  await claimFile(tx, { customerId, mappedFilename: body.mappedFilename });
  const [row] = await tx
    .insert(documents)
    .values({ ...said, customerId, actionId, createdBy: userId })
    .returning({ id: documents.id });
  const made = await findDocument(tx, customerId, row?.id ?? 0);
  if (!made) throw notFound("document");
  await record(asked, null, made, await originOf(tx, customerId, made.id));
  return made;
}

/** Throws 404 for a target that is not there. */
export async function requireTarget({ tx, scope }: Asked, targetId: number | null): Promise<void> {
  if (targetId === null) return;
  const { rows } = await tx.execute(sql`
    select from targets where id = ${targetId} and (owner_id is null or owner_id = ${scope.customerId})`);
  if (rows.length === 0) throw notFound("target");
}

type Together = Pick<New, "documentType" | "customText" | "customCategory" | "validFrom" | "validUntil">;

/** A type of one's own has a name, the others have none; nothing ends before it begins. */
export function consistent<T extends Together>(said: T): T {
  const refuse = (field: string, message: string) => {
    throw new Refusal(422, "invalid_input", "Some of the input is not valid", [{ path: `body.${field}`, message }]);
  };
  if (said.validFrom && said.validUntil && said.validUntil < said.validFrom)
    refuse("validUntil", "is before validFrom; give a later day");
  if (said.documentType !== "custom") return { ...said, customText: null, customCategory: null };
  if (!said.customText) refuse("customText", "is required for a custom type");
  return { ...said, customCategory: said.customCategory ?? "other" };
}

/** What is decided of a document: everything but what the store and the clock say. */
export function decided(document: Document) {
  const { version: _, createdAt: __, createdBy: ___, updatedAt: ____, validity: _____, ...said } = document;
  return said;
}

/** Writes what was decided about a document into the ledger; `more` is what follows from it. */
export async function record(
  asked: Asked,
  before: Document | null,
  after: Document | null,
  origin: Origin,
  more: readonly EvidenceEntry[] = [],
): Promise<void> {
  const { tx, scope, session } = asked;
  const { actionId, isConfidential } = origin;
  const told = isConfidential ? withoutWords : decided;
  await appendEvidence(tx, scope.customerId, [
    {
      actor: actorOf(session),
      subjectType: "document",
      subjectId: String((after ?? before)?.id),
      kind: before ? (after ? "document.changed" : "document.deleted") : "document.added",
      before: before && told(before),
      // By the action the ledger knows who reads of it, when the document is gone, too.
      after: after && { ...told(after), ...(!before && actionId !== null && { actionId }) },
    },
    ...more,
  ]);
}

/** Whoever reads the ledger as a whole reads no words of what is confidential. */
const withoutWords = ({ targetId, documentType, sha256, validFrom, validUntil, ...rest }: Document) => ({
  ...{ targetId, documentType, sha256, validFrom, validUntil },
  ...{ showOnTarget: rest.showOnTarget, siteSpecific: rest.siteSpecific, notifyCustomer: rest.notifyCustomer },
  ...{ customCategory: rest.customCategory, verificationType: rest.verificationType },
});
