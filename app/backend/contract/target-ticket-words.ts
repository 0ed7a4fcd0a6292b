/** What a ticket about a target says of its information. */
export const TICKET_KINDS = ["wrong", "missing"] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** In characters. */
export const LONGEST_MESSAGE = 4000;
