import { sql } from "drizzle-orm";
import { z } from "zod";
import { paths } from "~/paths";
import type { Tx } from "../../platform/db/database";
import type { Task } from "../../platform/jobs/worker";
import { linkTo, type MailConfig } from "../../platform/mail/mail-config";
import { type PlanNews, planSentTexts, planTexts } from "../../platform/mail/texts/plan-texts";
import { writeMail } from "../../platform/mail/write-mail";
import { holdersOf } from "../../work/actions/notify-people";
import { createRequest } from "../requests/create-request";
import { dayOf, endOfDay } from "./plan-days";
import { type StoredPlan, storedPlan } from "./read-plans";
import { isToBeReminded } from "./remind-task";

const payloadSchema = z.object({
  customerId: z.int(),
  planId: z.int(),
  version: z.int(),
  reminder: z.boolean().default(false),
});
type Payload = z.output<typeof payloadSchema>;

/** Which mail a plan is worth, by what it is now; nothing where the supplier's turn is over. */
const NEWS: Partial<Record<StoredPlan["shown"]["state"], PlanNews>> = {
  asked: "asked",
  returned: "returned",
  accepted: "accepted",
};
/** So long after its day a link to an accepted plan opens, for the proof. */
const OPEN_DAYS = 30;

/** Writes to the supplier that a plan is asked for, was returned or accepted, or reminds, with a link of its own. Done twice it writes one. */
export function sendPlanMail(config: MailConfig): Task {
  return async ({ payload, database }) => {
    const asked = payloadSchema.parse(payload);
    const { customerId, planId, reminder } = asked;
    await database.asSystem(async (tx) => {
      const facts = await takeMail(tx, asked);
      if (!facts) return;
      const plan = await storedPlan(tx, customerId, planId);
      const { shown } = plan;
      const news = reminder ? "reminded" : NEWS[shown.state];
      if (!news) return;
      // Made in one transaction with its mail: by their moment the sweep knows how long the mail's text is kept.
      const request = { customerId, kind: "capa" as const, name: shown.title, flag: true, planId };
      const link = await createRequest(tx, { ...request, expiresAt: endOf(plan) });
      const url = linkTo(paths.requestPlan(`?${new URLSearchParams({ ...link })}`), config);
      const stop = linkTo(paths.stopRequests(link), config);
      const { title, target, contact, message, dueOn, returnReason } = shown;
      const said = { ...facts, title, target: target.name, contact: contact.name, message, dueOn, returnReason };
      const content = planTexts(contact.language, news, said, { url, stop });
      // RFC 8058: a mail program stops the mails by a POST to this address, without opening a page.
      const headers = { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
      const to = { customerId, userId: null, recipient: contact.email, secret: true } as const;
      await writeMail(tx, { ...to, priority: reminder ? "batch" : "interactive", headers }, content);
      if (news === "asked") await mailHolders(tx, config, customerId, plan);
    });
  };
}

/** As the links of a plan end: with its day, or some time after the last measure. */
function endOf({ shown: { state, dueOn, measures } }: StoredPlan): Date {
  if (state !== "accepted") return endOfDay(dueOn);
  const last = [dayOf(Date.now()), ...measures.map((one) => one.dueOn)].sort().at(-1) ?? dueOn;
  const end = endOfDay(last);
  end.setUTCDate(end.getUTCDate() + OPEN_DAYS);
  return end;
}

/** Null where this version, or a later one, was written about already, where there is nothing to remind of, and where the address gets no mail any more. */
async function takeMail(
  tx: Tx,
  { customerId, planId, version, reminder }: Payload,
): Promise<{ customer: string; asker: string } | null> {
  const { rows } = await tx.execute<{ customer: string; asker: string | null }>(sql`
    update supplier_plans p set ${reminder ? sql`reminded_of = due_on` : sql`mailed_version = ${version}`} from customers c
     where p.customer_id = ${customerId} and p.id = ${planId} and c.id = p.customer_id
       and ${reminder ? isToBeReminded() : sql`p.mailed_version < ${version}`}
       and not exists (select from target_contacts x where x.customer_id = p.customer_id
                          and lower(x.email) = lower(p.contact_email) and (x.state in ('bounced', 'opted-out') or x.state = 'left' and x.target_id = p.target_id))
    returning c.name as customer, (select concat_ws(' ', u.firstname, u.lastname) from users u
                                    where u.customer_id = p.customer_id and u.id = coalesce(p.decided_by, p.created_by)) as asker`);
  const [row] = rows;
  return row ? { customer: row.customer, asker: row.asker ?? row.customer } : null;
}

/** Tells who has the action that its supplier was asked, where they want mails about their tasks; not who asked. */
async function mailHolders(tx: Tx, config: MailConfig, customerId: number, { shown, actionId }: StoredPlan) {
  const { rows } = await tx.execute<Holder>(sql`
    select u.id::float8 as id, u.email, u.firstname, u.language from users u
      join task_mails m on m.customer_id = u.customer_id and m.user_id = u.id and m.given
      join supplier_plans p on p.customer_id = u.customer_id and p.id = ${shown.id}
     where u.customer_id = ${customerId} and u.deactivated_at is null and u.id is distinct from p.created_by
       and u.id in (${holdersOf(customerId, actionId)}) order by u.id`);
  const url = linkTo(paths.action(actionId), config);
  for (const { id, email, firstname, language } of rows) {
    const said = { firstname, target: shown.target.name, dueOn: shown.dueOn, sentBy: shown.sentBy ?? "" };
    await writeMail(
      tx,
      { customerId, userId: id, recipient: email, secret: false },
      planSentTexts(language, said, url),
    );
  }
}

interface Holder extends Record<string, unknown> {
  id: number;
  email: string;
  firstname: string;
  language: "en" | "de" | "ch";
}
