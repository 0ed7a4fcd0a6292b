/** Words of matches that a browser needs, too. */
export const MATCH_STATES = ["open", "accepted", "rejected"] as const;
export const MATCH_KINDS = ["organization", "person", "vessel", "aircraft", "unknown"] as const;
export const MATCH_VERDICTS = ["match", "review"] as const;
export const MATCH_SORTS = ["strongest", "oldest"] as const;
