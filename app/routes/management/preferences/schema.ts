import { z } from "zod";
import { THEMES } from "~/backend/contract/preference-values";
import { languageField } from "~/domain/account/fields";

export const preferencesForm = z.object({
  language: languageField,
  theme: z.enum(THEMES),
  /** A box that is not ticked is not sent. */
  shortcuts: z.literal("on").optional(),
  perspective: z.string().max(50).optional(),
});
