/** The words of plans with suppliers, without a schema, so that the browser can have them. Names are texts under `plans:states`. */
export const PLAN_STATES = ["asked", "expired", "proposed", "returned", "accepted", "done", "revoked"] as const;
export type PlanState = (typeof PLAN_STATES)[number];

export const PLAN_LANGUAGES = ["en", "de", "fr", "ch"] as const;
export type PlanLanguage = (typeof PLAN_LANGUAGES)[number];

/** Why a contact can be asked for none. */
export const CLOSED_CONTACTS = ["bounced", "opted_out"] as const;

export const MOST_MEASURES = 30;
/** Characters of who does a measure. */
export const LONGEST_WHO = 200;
/** Characters of what is asked, of a cause and of why a plan is returned. */
export const LONGEST_PLAN_TEXT = 2000;
export const MOST_PROOFS = 20;
