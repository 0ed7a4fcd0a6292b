import { sendDocumentFile } from "~/backend/contract/document-files";
import {
  addDocument,
  changeDocument,
  deleteDocument,
  findDocuments,
  listDocumentReports,
  listDocumentTypes,
  notifyOfDocument,
  readDocument,
  readDocumentFile,
  reportDocument,
} from "~/backend/contract/documents";
import { type AskedBySession, answer, answerFile, answerStream, type Handler } from "../../platform/call/handler";
import { notFound } from "../../platform/call/refusal";
import { rowId } from "../../platform/call/row-id";
import type { Tx } from "../../platform/db/database";
import { keepFile } from "../documents/keep-file";
import { originOf } from "../documents/origin";
import { documentPage, findDocument } from "../documents/read-documents";
import { sendFile } from "../documents/send-file";
import { documentTypes } from "../documents/types";
import { add } from "../documents/write-documents";
import { openTicket } from "../tickets/open-ticket";
import { readTickets } from "../tickets/read-tickets";
import { change, notify, remove } from "./change-document";

export const documentHandlers: Handler[] = [
  answer(findDocuments, ({ tx, scope, query }) => documentPage(tx, scope.customerId, query)),

  answer(listDocumentTypes, ({ tx, scope }) => documentTypes(tx, scope.customerId)),

  answerFile(sendDocumentFile, (asked) => keepFile(asked, asked.query.fileName)),

  answer(addDocument, (asked) => add(asked, asked.body)),

  answer(readDocument, (asked) => existing(asked)),

  answer(changeDocument, (asked) => change(asked, idIn(asked), asked.body)),

  answer(deleteDocument, (asked) => remove(asked, idIn(asked))),

  answerStream(readDocumentFile, async (asked) => {
    const { database, scope, requestId, deps } = asked;
    const found = await database.readAsCustomer(scope, requestId, (tx) => existing({ ...asked, tx }));
    return sendFile(deps, scope.customerId, found);
  }),

  answer(notifyOfDocument, (asked) => notify(asked, idIn(asked), asked.body.notifyCustomer)),

  answer(reportDocument, async (asked) => {
    const { id } = await existing(asked);
    const { isConfidential } = await originOf(asked.tx, asked.scope.customerId, id);
    return { ticket: await openTicket(asked, { type: "document", id, isConfidential }, asked.body.message) };
  }),

  answer(listDocumentReports, async (asked) => {
    const { id } = await existing(asked);
    const tickets = await readTickets(asked.tx, asked.scope.customerId, { type: "document", id });
    return tickets.map(({ what: _, ...ticket }) => ticket);
  }),
];

type WithId = { params: { documentId: string } };

const idIn = ({ params }: WithId): number => rowId(params.documentId, "document");

async function existing(asked: AskedBySession & WithId & { tx: Tx }) {
  const found = await findDocument(asked.tx, asked.scope.customerId, idIn(asked));
  if (!found) throw notFound("document");
  return found;
}
