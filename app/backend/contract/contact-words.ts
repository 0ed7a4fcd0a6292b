/** Languages that mails to suppliers are written in. */
export const CONTACT_LANGUAGES = ["en", "de", "ch"] as const;

/** `verified`: somebody answered from there. `bounced`, `opted-out`: the address gets no mail of the customer about any target. */
export const CONTACT_STATES = ["unverified", "verified", "bounced", "opted-out"] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/** Of one target. */
export const MOST_CONTACTS = 50;
