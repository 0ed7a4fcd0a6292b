import { callBackend } from "~/backend/client.server";
import { MOST_CONTACTS } from "~/backend/contract/contact-words";
import { addTargetContact, type TargetContact } from "~/backend/contract/target-contacts";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { ContactFields } from "../contact-fields";

export function addContact(
  context: LoadContext,
  targetId: number,
  { language, ...fields }: ContactFields,
  idempotencyKey?: string,
): Promise<Attempted<TargetContact>> {
  const params = { targetId: String(targetId) };
  const body = { ...fields, language: language ?? null };
  return attempt(() => callBackend(context, addTargetContact, { params, body, idempotencyKey }), {
    contact_exists: () => ({ errors: { email: ["contacts:problems.exists"] } }),
    too_many_contacts: () => ({ problem: { key: "contacts:problems.tooMany", params: { count: MOST_CONTACTS } } }),
  });
}
