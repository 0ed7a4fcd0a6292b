import { z } from "zod";
import { TARGET_SIZES } from "~/backend/contract/target-info-words";
import { writtenAddress } from "~/backend/contract/written-address";

/** Degrees as people write them: with a decimal point or comma. */
const degrees = (most: number, problem: string) =>
  z
    .string(problem)
    .trim()
    .transform((text) => Number(text.replace(",", ".").replace("−", "-")))
    .refine((value) => Math.abs(value) <= most, problem);

export const placeForm = z.object({
  version: z.coerce.number().int().positive(),
  lat: degrees(90, "targetInfo:problems.latitude"),
  lon: degrees(180, "targetInfo:problems.longitude"),
});

export const restoreForm = placeForm.pick({ version: true });

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
  email: writtenAddress("targetInfo:problems.email").optional(),
  phone: z.string().trim().max(100, "targetInfo:problems.phone").default(""),
});
