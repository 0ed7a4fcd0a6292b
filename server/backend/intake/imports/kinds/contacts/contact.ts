import type { CONTACT_LANGUAGES } from "~/backend/contract/contact-words";
import type { LinkedCandidate } from "../linked/candidate";

/** Whom a row says to write to; "" and null for what it does not say. */
export interface ContactSaid {
  /** In the letters of any script, as it is written to. */
  email: string;
  contact: string;
  role: string;
  /** Of mails to it. */
  language: (typeof CONTACT_LANGUAGES)[number] | null;
}

export type ContactCandidate = LinkedCandidate<ContactSaid>;
