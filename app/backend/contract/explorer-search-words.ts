/** Words of saved searches, apart from their schemas. */
export const SEARCH_SCOPES = ["User", "Customer"] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/** When its owner gets a mail about new matches. */
export const SEARCH_NOTIFY = ["never", "daily", "weekly"] as const;
export type SearchNotify = (typeof SEARCH_NOTIFY)[number];

export const LONGEST_SEARCH_NAME = 80;
/** So many targets of a receipt are told with what was known of them, and so many of each change since. */
export const MOST_TOLD = 1000;
export const MOST_CHANGES_TOLD = 100;
/** So many new matches a mail names. */
export const MOST_NEW_TOLD = 100;
