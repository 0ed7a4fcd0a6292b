import { z } from "zod";
import { DELIVERING_TYPES } from "~/backend/contract/supplier-words";

/** HS codes as somebody types them, with commas or spaces between. */
const hsCodes = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,;]+/).filter(Boolean))
  .pipe(z.array(z.string().regex(/^\d{2,6}$/, "suppliers:problems.hsCode")).max(50, "suppliers:problems.hsCode"));

export const relationFields = {
  type: z.enum(DELIVERING_TYPES, "suppliers:problems.type"),
  hsCodes,
};
