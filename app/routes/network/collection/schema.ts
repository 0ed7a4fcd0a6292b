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
  "self-assessment",
  "screen",
  "compare",
] as const;

export const tableForm = z.object({
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
/** Makes the collection the reader's own default, or takes that back. */
export const defaultForm = z.object({ intent: z.literal("default"), isDefault: z.enum(["yes", "no"]) });

export type TableForm = z.output<typeof tableForm>;
