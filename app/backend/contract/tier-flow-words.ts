/** By what the targets of a tier stand together; without a schema, so that the browser can have it. */
export const FLOW_GROUPS = ["country", "ctype", "heading", "risk", "owner", "target"] as const;
export type FlowGroup = (typeof FLOW_GROUPS)[number];

/** Key of those of which it is not known what they belong to, and of the groups for which there is no room. */
export const UNKNOWN_GROUP = "unknown";
export const OTHER_GROUPS = "others";

/** Groups of a tier beside each other unless more are asked for, and at most. */
export const FLOW_BARS = { usual: 12, most: 200 } as const;
/** So many targets may be named to start from. */
export const MOST_STARTS = 200;
/** Of an opened group so many targets, and of a flow so many relations, are named. */
export const FLOW_NAMED = 50;
