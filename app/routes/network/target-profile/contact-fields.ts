import { z } from "zod";
import { CONTACT_LANGUAGES } from "~/backend/contract/contact-words";
import { writtenAddress } from "~/backend/contract/written-address";

const details = {
  name: z.string().trim().max(200, "contacts:problems.long").default(""),
  role: z.string().trim().max(200, "contacts:problems.long").default(""),
  /** Left out where nobody knows it: the mails are in the language of the country then. */
  language: z.enum(CONTACT_LANGUAGES).optional(),
};

export const contactForm = z.object({
  email: z.string("contacts:problems.email").trim().pipe(writtenAddress("contacts:problems.email")),
  ...details,
});
export type ContactFields = z.output<typeof contactForm>;

/** The address stays: what it has answered and refused belongs to it. */
export const contactDetailsForm = z.object({ ...details, version: z.coerce.number().int().positive().default(1) });
export type ContactDetails = z.output<typeof contactDetailsForm>;
