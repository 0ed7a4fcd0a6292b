import { z } from "zod";
import { TARGET_SIZES } from "~/backend/contract/target-info-words";

export const infoForm = z.object({
  version: z.coerce.number().int().positive(),
  website: z
    .url({ protocol: /^https?$/, error: "targetInfo:problems.website" })
    .max(300, "targetInfo:problems.website")
    .optional(),
  employees: z.coerce
    .number("targetInfo:problems.employees")
    .int("targetInfo:problems.employees")
    .min(0, "targetInfo:problems.employees")
    .max(100_000_000, "targetInfo:problems.employees")
    .optional(),
  size: z.enum(TARGET_SIZES, "targetInfo:problems.size").optional(),
  email: z.email("targetInfo:problems.email").max(254, "targetInfo:problems.email").optional(),
  phone: z.string().trim().max(100, "targetInfo:problems.phone").default(""),
});
