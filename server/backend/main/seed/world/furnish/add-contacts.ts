import { addTargetContact } from "~/backend/contract/target-contacts";
import type { PlannedContact } from "../data/contacts";
import type { DemoCallers } from "./demo-callers";
import type { DemoSubjects } from "./subjects";

/** Writes down who is who at suppliers, before anybody is asked anything. */
export async function addContacts(
  contacts: readonly PlannedContact[],
  { manager }: DemoCallers,
  subjects: DemoSubjects,
): Promise<void> {
  for (const { company, ...body } of contacts) {
    const params = { targetId: String(subjects.target(company)) };
    await manager.call(`contact ${company} ${body.email}`, addTargetContact, { params, body });
  }
}
