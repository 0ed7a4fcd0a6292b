import { callBackend } from "~/backend/client.server";
import { changeTargetContact, removeTargetContact, type TargetContact } from "~/backend/contract/target-contacts";
import { type Attempted, attempt } from "~/forms/attempt.server";
import type { LoadContext } from "~/load-context";
import type { ContactDetails } from "../contact-fields";

interface ContactId {
  targetId: number;
  contactId: number;
}

const paramsOf = ({ targetId, contactId }: ContactId) => ({
  targetId: String(targetId),
  contactId: String(contactId),
});

const GONE = () => ({ problem: { key: "contacts:problems.gone" as const } });

export function saveContact(
  context: LoadContext,
  id: ContactId,
  { language, ...fields }: ContactDetails,
  idempotencyKey?: string,
): Promise<Attempted<TargetContact>> {
  const body = { ...fields, language: language ?? null };
  return attempt(() => callBackend(context, changeTargetContact, { params: paramsOf(id), body, idempotencyKey }), {
    stale_version: () => ({ problem: { key: "contacts:problems.changed" } }),
    not_found: GONE,
  });
}

export function removeContact(context: LoadContext, id: ContactId, idempotencyKey?: string): Promise<Attempted<void>> {
  return attempt(() => callBackend(context, removeTargetContact, { params: paramsOf(id), idempotencyKey }), {
    contact_closed: () => ({ problem: { key: "contacts:problems.closed" } }),
    not_found: GONE,
  });
}
