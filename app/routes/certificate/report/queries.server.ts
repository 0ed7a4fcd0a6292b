import { callBackend } from "~/backend/client.server";
import { type Document, listDocumentReports } from "~/backend/contract/documents";
import type { ShownTicket } from "~/domain/ticket/ticket-list";
import type { Speech } from "~/i18n/speech.server";
import type { LoadContext } from "~/load-context";

/** What was reported of a document before, newest first. */
export async function reportsOf(context: LoadContext, { id }: Document, speech: Speech): Promise<ShownTicket[]> {
  const tickets = await callBackend(context, listDocumentReports, { params: { documentId: String(id) } });
  return tickets.map(({ ticket, message, by, at }) => ({
    ticket,
    title: speech.say("documents:report.ticket", { ticket }),
    message,
    when: speech.say("documents:report.by", { name: by, when: speech.dateTime(at) }),
  }));
}
