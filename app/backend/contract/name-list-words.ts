/** Lines of one list: more are an import of suppliers (specification §2, "Matching a list"). */
export const MOST_LINES = 5000;
/** Characters of a pasted list. */
export const LONGEST_TEXT = 1_000_000;
/** Bytes of a list that is sent as a file. */
export const LONGEST_LIST = 5 * 1024 * 1024;
/** Days that a list is kept with what was found. */
export const DAYS_KEPT = 90;
/** From this likeness on a line is found, if nothing else is as likely. */
export const FOUND_FROM = 0.95;

/** What is known of a line: one target, several that it may be or one that is not certain, or none. */
export const LINE_STATES = ["found", "several", "none"] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Lines as they are listed: those that are decided stand in no other part. */
export const LINE_PARTS = [...LINE_STATES, "decided"] as const;
export type LinePart = (typeof LINE_PARTS)[number];

/** That it is a target, that it is none of ours, or that it is of no interest. */
export const LINE_DECISIONS = ["target", "none", "skip"] as const;
export type LineDecision = (typeof LINE_DECISIONS)[number];
