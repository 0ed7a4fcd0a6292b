/** What can become of a row of an import: `create` and `join` turn into `created` and `joined` when it is applied. */
export const ROW_STATES = [
  "create",
  "join",
  "waiting",
  "repeated",
  "refused",
  "created",
  "joined",
  "skipped",
  "undone",
] as const;

/** States of rows that are no supplier of their own: they were put together with a target, or with another row. */
export const MERGED_STATES = ["join", "joined", "repeated"] as const satisfies readonly (typeof ROW_STATES)[number][];
