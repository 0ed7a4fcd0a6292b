import { z } from "zod";
import { DELIVERING_TYPES } from "~/backend/contract/supplier-words";

const WRONG = "suppliers:problems.hsCode";

/** HS codes as somebody types them, with commas or spaces between; none is fine, and the browser must not ask for any. */
const hsCodes = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,;]+/).filter(Boolean))
  .refine((codes) => codes.length <= 50 && codes.every((code) => /^\d{2,6}$/.test(code)), WRONG);

export const relationFields = {
  type: z.enum(DELIVERING_TYPES, "suppliers:problems.type"),
  hsCodes,
};
