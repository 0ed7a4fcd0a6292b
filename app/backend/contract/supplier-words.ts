/** Relations along which goods flow to a target; without a schema, so that the browser can have them. */
export const DELIVERING_TYPES = ["Supplier", "PrimaryMaterial", "SecondaryMaterial", "Equipment"] as const;
export type DeliveringType = (typeof DELIVERING_TYPES)[number];

export const PROPOSAL_STATES = ["Pending", "Completed", "Rejected"] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];
