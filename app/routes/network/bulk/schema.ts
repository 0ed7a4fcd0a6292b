import { z } from "zod";
import { EDGE_TYPES } from "~/backend/contract/collection-words";

const id = z.coerce.number().int().positive();

/** What is made of the targets that are ticked, or of all that match: the value of the button that was pressed. */
export const BULK_CHANGES = [
  "follow",
  "unfollow",
  "assign",
  "remove",
  "action",
  "measures",
  "self-assessment",
  "screen",
  "compare",
] as const;

export const bulkForm = z.object({
  intent: z.literal("change"),
  change: z.union([
    z.enum(BULK_CHANGES),
    z.templateLiteral(["edges:", z.enum(EDGE_TYPES)], { error: "network:problems.change" }),
  ]),
  targetIds: z.array(id).max(200).optional(),
  selection: z.enum(["all"]).optional(),
  /** Of `assign` and `remove`. */
  collectionId: id.optional(),
});

export type BulkForm = z.output<typeof bulkForm>;
