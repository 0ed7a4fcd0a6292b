import { z } from "zod";
import { MERGE_FIELDS, MERGE_REASON } from "~/backend/contract/target-merges";

const id = z.coerce.number().int().positive();
const version = z.coerce.number().int().nonnegative();
const choice = z.enum(["kept", "merged"]).optional();

const error = "merges:problems.reason";

/** Which two, as they were seen, of whom each field is, and why they are one. */
export const mergeForm = z.object({
  keptId: id,
  mergedId: id,
  keptVersion: version,
  mergedVersion: version,
  ...(Object.fromEntries(MERGE_FIELDS.map((field) => [field, choice])) as Record<
    (typeof MERGE_FIELDS)[number],
    typeof choice
  >),
  reason: z.string({ error }).trim().min(MERGE_REASON.min, { error }).max(MERGE_REASON.max, { error }),
});
export type MergeForm = z.output<typeof mergeForm>;
