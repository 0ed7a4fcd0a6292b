import { z } from "zod";
import { COLLECTION_KINDS, COLLECTION_SCOPES, COLLECTION_TYPES } from "~/backend/contract/collection-words";

export const newCollectionForm = z.object({
  name: z
    .string({ error: "collection:problems.name" })
    .trim()
    .min(1, "collection:problems.name")
    .max(100, "collection:problems.nameTooLong"),
  parentId: z.coerce.number().int().positive().optional(),
  type: z.enum(COLLECTION_TYPES).default("Default"),
  kind: z.enum(COLLECTION_KINDS).default("follows"),
  scope: z.enum(COLLECTION_SCOPES).default("User"),
  tiersEnabled: z.literal("on").optional(),
  monitored: z.literal("on").optional(),
});
export type NewCollectionForm = z.output<typeof newCollectionForm>;
