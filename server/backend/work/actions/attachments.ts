import { and, eq } from "drizzle-orm";
import type { Attachment } from "~/backend/contract/action-attachments";
import { MOST_ATTACHMENTS } from "~/backend/contract/action-words";
import type { Action } from "~/backend/contract/actions";
import type { Document } from "~/backend/contract/documents";
import { actorOf } from "../../people/session/actor";
import type { AskedBySession } from "../../platform/call/handler";
import { notFound, Refusal } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { actionDocuments, actions } from "../../platform/db/schema/actions";
import { documents } from "../../platform/db/schema/documents";
import { appendEvidence } from "../../platform/evidence/ledger";
import { attachedDocuments, findDocument } from "../documents/read-documents";
import { add } from "../documents/write-documents";
import { keptAttachments, requireNoProof } from "./kept-proof";
import { findAction } from "./read-actions";

type Asked = AskedBySession & { tx: Tx };

/** What is attached to an action, the newest first. Throws 404 for an action that is not there. */
export async function listAttachments(tx: Tx, customerId: number, actionId: number): Promise<Attachment[]> {
  if (!(await findAction(tx, customerId, actionId))) throw notFound("action");
  const kept = await keptAttachments(tx, customerId, actionId);
  const attached = await attachedDocuments(tx, customerId, actionId);
  return attached.map((document) => ({ ...document, keptUntil: kept.get(document.id) ?? null }));
}

/** Attaches a file, which becomes a document. Throws as `attach`, and 422 for a file that is not there or not free. */
export async function attachFile(asked: Asked, actionId: number, mappedFilename: string): Promise<Document> {
  const action = await locked(asked, actionId);
  await requireRoom(asked, actionId);
  return link(asked, action, await add(asked, newDocument(action, mappedFilename), actionId));
}

/**
 * Attaches a document and tells it in the action's ledger; one that is attached leaves no trace. Throws 404 for an action or a
 * document that is not there, 409 beyond `MOST_ATTACHMENTS`.
 */
export async function attach(asked: Asked, actionId: number, documentId: number): Promise<Document> {
  const { tx, scope } = asked;
  const action = await locked(asked, actionId);
  const document = await lastingDocument(asked, documentId);
  const there = await attachedDocuments(tx, scope.customerId, actionId);
  if (there.some(({ id }) => id === documentId)) return document;
  await requireRoom(asked, actionId);
  return link(asked, action, document);
}

/** Takes a document off an action, and leaves it among the documents. Throws 404 for one that is not attached, 409 `proof_kept`. */
export async function detach(asked: Asked, actionId: number, documentId: number): Promise<void> {
  const { tx, scope } = asked;
  const { customerId } = scope;
  const action = await locked(asked, actionId);
  const document = await findDocument(tx, customerId, documentId);
  await requireNoProof(asked, documentId, actionId);
  const one = and(
    eq(actionDocuments.customerId, customerId),
    eq(actionDocuments.actionId, actionId),
    eq(actionDocuments.documentId, documentId),
  );
  const taken = await tx.delete(actionDocuments).where(one).returning();
  if (!document || taken.length === 0) throw notFound("attachment");
  await record(asked, action, document, null);
}

/** The action, for this transaction alone: of two who attach at once the second counts what the first brought. */
async function locked({ tx, scope: { customerId } }: Asked, actionId: number): Promise<Action> {
  const one = and(eq(actions.customerId, customerId), eq(actions.id, actionId));
  await tx.select({ id: actions.id }).from(actions).where(one).for("update");
  const found = await findAction(tx, customerId, actionId);
  if (!found) throw notFound("action");
  return found;
}

/** A document that nobody deletes before this transaction ends: one that somebody is deleting is waited for, and not there. */
async function lastingDocument({ tx, scope: { customerId } }: Asked, documentId: number): Promise<Document> {
  const one = and(eq(documents.customerId, customerId), eq(documents.id, documentId));
  await tx.select({ id: documents.id }).from(documents).where(one).for("key share");
  const found = await findDocument(tx, customerId, documentId);
  if (!found) throw notFound("document");
  return found;
}

async function requireRoom({ tx, scope: { customerId } }: Asked, actionId: number): Promise<void> {
  const of = and(eq(actionDocuments.customerId, customerId), eq(actionDocuments.actionId, actionId));
  if ((await tx.$count(actionDocuments, of)) < MOST_ATTACHMENTS) return;
  throw new Refusal(409, "too_many", `There are ${MOST_ATTACHMENTS} attachments already`, { most: MOST_ATTACHMENTS });
}

async function link(asked: Asked, action: Action, document: Document): Promise<Document> {
  const { tx, scope } = asked;
  await tx
    .insert(actionDocuments)
    .values({ customerId: scope.customerId, actionId: action.id, documentId: document.id });
  await record(asked, action, null, document);
  return document;
}

/** What a file is that came with an action: found by its title, told to nobody, on no profile until somebody says so. */
function newDocument({ title, targets }: Action, mappedFilename: string): Parameters<typeof add>[1] {
  const [target] = targets;
  return {
    mappedFilename,
    targetId: target && targets.length === 1 ? target.id : null,
    documentType: "other",
    customText: null,
    customCategory: null,
    description: title,
    validFrom: null,
    validUntil: null,
    showOnTarget: false,
    siteSpecific: false,
    notifyCustomer: false,
  };
}

async function record(asked: Asked, action: Action, before: Document | null, after: Document | null) {
  const { tx, scope, session } = asked;
  await appendEvidence(tx, scope.customerId, [
    {
      actor: actorOf(session),
      subjectType: "action",
      subjectId: String(action.id),
      kind: after ? "action.attached" : "action.detached",
      before: before && inShort(before, action),
      after: after && inShort(after, action),
    },
  ]);
}

/** What is confidential leaves no words in the ledger. */
const inShort = ({ id, originalFilename: name, sha256 }: Document, { confidential }: Action) =>
  confidential ? { documentId: id, sha256 } : { documentId: id, name, sha256 };
