import { z } from "zod";
import { defineCall } from "./call";

/** Work on many things at once: how far it is, what came of it, whether it can be taken back. */
export const operation = z.object({
  id: z.int().positive(),
  kind: z.string(),
  state: z.enum(["Queued", "Running", "Done", "Failed", "Cancelled"]),
  done: z.int().nonnegative(),
  total: z.int().nonnegative().nullable(),
  /** How many it really changed; null until it is done. */
  changed: z.int().nonnegative().nullable(),
  error: z.string().nullable(),
  canUndo: z.boolean(),
  /** What could not be changed, a hundred at most; the name is null for what is not there for the asker. */
  failures: z
    .array(
      z.object({
        id: z.int().positive(),
        /** Of a task, whose kind belongs to what it is named by. */
        key: z.string().optional(),
        name: z.string().nullable(),
        why: z.string(),
      }),
    )
    .optional(),
  /** How many could not be changed, by why: all of them, where only some are named. */
  failedBy: z.record(z.string(), z.int().positive()).optional(),
  /** Of targets that were unfollowed: how many stand in collections still that only others fill. Missing: none. */
  remaining: z.int().positive().optional(),
  /** Of targets that were unfollowed: how many collections they were taken out of. Missing: none. */
  collections: z.int().positive().optional(),
  /** Of what was taken back: how many stay as they are, because somebody changed them since. Missing: none. */
  kept: z.int().positive().optional(),
});
export type Operation = z.infer<typeof operation>;

const params = z.object({ operationId: z.coerce.number().int().positive() });

export const readOperation = defineCall({
  name: "readOperation",
  area: "operations",
  summary: "Read the progress of a bulk change",
  method: "get",
  path: "/v2/operations/{operationId}",
  access: "signed-in",
  scope: "account:read",
  params,
  response: operation,
});

export const undoOperation = defineCall({
  name: "undoOperation",
  area: "operations",
  summary: "Undo a bulk change",
  description:
    "Skips items that were changed since. Needs the permission of the original change, and 403 `not_permitted` when another one is needed for all that there is to undo. 409 `undone_already` when it was undone already, 409 `changed_since` when the only thing to undo was changed since.",
  method: "post",
  path: "/v2/operations/{operationId}/undo",
  access: { permission: "alerts:triage" },
  scope: "feed:write",
  params,
  response: operation,
});
