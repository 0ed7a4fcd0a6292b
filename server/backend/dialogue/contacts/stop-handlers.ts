import { sql } from "drizzle-orm";
import { readRequestMails, stopRequestMails } from "~/backend/contract/requests";
import { answerPublic, type Handler } from "../../platform/call/handler";
import { notFound } from "../../platform/call/refusal";
import type { Database } from "../../platform/db/database";
import { type RequestLink, requestOfLink } from "../requests/request-of-link";
import { closeAddress, whyClosed } from "./contacts";

export const contactHandlers: Handler[] = [
  answerPublic(readRequestMails, async ({ database, body }) => {
    const { customer, customerId, email } = await writtenTo(database, body);
    const closed = await database.asSystem((tx) => whyClosed(tx, customerId, email));
    return { customer, recipient: shortened(email), stopped: closed === "opted_out" };
  }),

  answerPublic(stopRequestMails, async ({ database, body }) => {
    const { customerId, email } = await writtenTo(database, body);
    const closing = { state: "opted-out", actor: { type: "link", id: email } } as const;
    await database.asSystem((tx) => closeAddress(tx, customerId, email, closing));
  }),
];

/** Whose mail the link came with, also when its request is over. Throws 404. */
async function writtenTo(database: Database, link: RequestLink) {
  const request = await requestOfLink(database, link, { evenOver: true });
  if (!request?.questionnaireId && !request?.planId) throw notFound("request");
  const { customerId, customer, questionnaireId, planId } = request;
  const { rows } = await database.asSystem((tx) =>
    tx.execute<{ email: string }>(sql`
      select contact_email as email from questionnaires where customer_id = ${customerId} and id = ${questionnaireId}
      union all
      select contact_email from supplier_plans where customer_id = ${customerId} and id = ${planId}`),
  );
  return { customerId, customer, email: rows[0]?.email ?? "" };
}

/** `a…@example.com`: who holds a forwarded mail learns nothing that it did not say. */
const shortened = (email: string): string => email.replace(/^(.)[^@]*/u, "$1…");
