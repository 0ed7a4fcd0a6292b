import { z } from "zod";

export const proposeForm = z.object({
  name: z
    .string("suppliers:problems.name")
    .trim()
    .min(1, "suppliers:problems.name")
    .max(200, "suppliers:problems.name"),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, "suppliers:problems.country")
    .optional(),
  website: z
    .url({ protocol: /^https?$/, error: "suppliers:problems.website" })
    .max(300, "suppliers:problems.website")
    .optional(),
  comment: z.string().trim().max(2000, "suppliers:problems.comment").default(""),
});
