import { z } from "zod";
import { IMPORT_KINDS } from "~/backend/contract/import-kinds";

export const newForm = z.object({
  kind: z.enum(IMPORT_KINDS, { error: "importPages:newPage.problems.kind" }),
  /** Of suppliers: one that is there by its name, or a new one. */
  collection: z.string().trim().max(120, "importPages:newPage.problems.collection").optional(),
  /** That the file has no row of titles. */
  untitled: z.literal("yes").optional(),
  follow: z.enum(["yes", "no"]).default("yes"),
});
