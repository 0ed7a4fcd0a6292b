import { sql } from "drizzle-orm";
import { proposeSupplier } from "~/backend/contract/suppliers";
import { addTargetContact } from "~/backend/contract/target-contacts";
import { days } from "~/time/duration";
import type { Database } from "../../../../platform/db/database";
import { PROPOSED, UNREACHED } from "../data/waiting";
import type { DemoCallers } from "./demo-callers";
import type { DemoSubjects } from "./subjects";

/** A proposed supplier that somebody has to decide about, and a contact whom no mail reaches. */
export async function leaveWaiting(
  { database, customerId, now }: { database: Database; customerId: number; now: Date },
  { analyst, manager }: DemoCallers,
  subjects: DemoSubjects,
): Promise<void> {
  const { company, ...proposal } = PROPOSED;
  const supplied = { targetId: String(subjects.target(company)) };
  await analyst.call(`propose ${proposal.name}`, proposeSupplier, { params: supplied, body: proposal });
  const { company: at, daysAgo, ...contact } = UNREACHED;
  const params = { targetId: String(subjects.target(at)) };
  const { id } = await manager.call(`contact ${contact.email}`, addTargetContact, { params, body: contact });
  // No call says so: a mail server does.
  await database.asCustomer({ customerId, userId: null }, (tx) =>
    tx.execute(sql`
      update target_contacts set state = 'bounced', used_at = ${new Date(now.getTime() - days(daysAgo)).toISOString()}
       where customer_id = ${customerId} and id = ${id}`),
  );
}
