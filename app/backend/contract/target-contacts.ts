import { z } from "zod";
import { defineCall } from "./call";
import { CONTACT_LANGUAGES, CONTACT_STATES, MOST_CONTACTS } from "./contact-words";
import { knownOrNull } from "./known-of";
import { writtenAddress } from "./written-address";

const READ = { permission: "questionnaires:read" } as const;
const SEND = { permission: "questionnaires:send" } as const;
const AREA = "questionnaires";
const id = z.int().positive();
const ofTarget = z.object({ targetId: z.string().max(20) });
const ofContact = ofTarget.extend({ contactId: z.string().max(20) });

/** Whom one writes to. */
export const contactAddress = z.object({
  email: z.string(),
  name: z.string(),
  /** In the customer's words; empty where it is not known. */
  role: z.string(),
});
export type ContactAddress = z.output<typeof contactAddress>;

export const targetContact = contactAddress.extend({
  /** Null for the address of a supplier list that nobody has written to yet: it is changed by importing the list. */
  id: id.nullable(),
  /** Of mails to it; null while it is not known. */
  language: knownOrNull(CONTACT_LANGUAGES),
  state: z.enum(CONTACT_STATES),
  source: z.enum(["user", "list"]),
  /** When it was added, or a mail to it was asked for last; null for an address of a list. */
  usedAt: z.iso.datetime().nullable(),
  version: z.int().positive(),
});
export type TargetContact = z.output<typeof targetContact>;

const details = {
  name: z.string().trim().max(200).default(""),
  role: z.string().trim().max(200).default(""),
  language: z.enum(CONTACT_LANGUAGES).nullable().default(null),
};

export const listTargetContacts = defineCall({
  name: "listTargetContacts",
  area: AREA,
  summary: "List the contacts of a target",
  description: `The one that the next mail would go to first; at most ${MOST_CONTACTS}, and the address of a supplier list.`,
  method: "get",
  path: "/v2/targets/{targetId}/contacts",
  access: READ,
  scope: "due-diligence:read",
  params: ofTarget,
  response: z.array(targetContact),
});

export const listAlertContacts = defineCall({
  name: "listAlertContacts",
  area: AREA,
  summary: "List the contacts of the targets of an alert",
  description: "Of the first five targets by tier that have one: the contact that the next mail would go to.",
  method: "get",
  path: "/v2/alerts/{alertId}/contacts",
  access: READ,
  scope: "due-diligence:read",
  params: z.object({ alertId: z.string().max(20) }),
  response: z.array(contactAddress.extend({ target: z.object({ id, name: z.string() }) })),
});

export const addTargetContact = defineCall({
  name: "addTargetContact",
  area: AREA,
  summary: "Add a contact to a target",
  description: `409 \`contact_exists\` for an address that it has, \`too_many_contacts\` beyond ${MOST_CONTACTS}.`,
  method: "post",
  path: "/v2/targets/{targetId}/contacts",
  access: SEND,
  scope: "due-diligence:write",
  params: ofTarget,
  body: z.object({ email: writtenAddress(), ...details }),
  status: 201,
  response: targetContact,
});

export const changeTargetContact = defineCall({
  name: "changeTargetContact",
  area: AREA,
  summary: "Change name, role or language of a contact",
  description:
    "The address stays: what it has answered and refused belongs to it. 409 `stale_version` with the current contact after a concurrent change.",
  method: "put",
  path: "/v2/targets/{targetId}/contacts/{contactId}",
  access: SEND,
  scope: "due-diligence:write",
  params: ofContact,
  body: z.object({ ...details, version: z.int().positive() }),
  response: targetContact,
});

export const removeTargetContact = defineCall({
  name: "removeTargetContact",
  area: AREA,
  summary: "Remove a contact from a target",
  description: "409 `contact_closed` for an address that gets no mail: it stays, so that nobody writes to it again.",
  method: "delete",
  path: "/v2/targets/{targetId}/contacts/{contactId}",
  access: SEND,
  scope: "due-diligence:write",
  params: ofContact,
  status: 204,
  response: z.void(),
});
