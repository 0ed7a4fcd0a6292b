import { callBackend } from "~/backend/client.server";
import { listTargetContacts, type TargetContact } from "~/backend/contract/target-contacts";
import { BackendRefusedError } from "~/backend/errors";
import type { LoadContext } from "~/load-context";

/** One contact of a target. Throws 404 for one that is not there. */
export async function contactOf(context: LoadContext, targetId: number, contactId: number): Promise<TargetContact> {
  const params = { targetId: String(targetId) };
  const contacts = await callBackend(context, listTargetContacts, { params }).catch((error) => {
    if (error instanceof BackendRefusedError && error.status === 404) return [];
    throw error;
  });
  const contact = contacts.find(({ id }) => id === contactId);
  if (!contact) throw new Response(null, { status: 404 });
  return contact;
}
