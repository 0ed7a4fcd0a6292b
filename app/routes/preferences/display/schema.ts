import { z } from "zod";
import { GROUPS } from "~/access/areas";
import { PIN } from "~/backend/contract/preference-values";
import { LANGUAGE_TAGS, type Language } from "~/i18n/languages";
import { SIDES } from "~/shell/side";

/** Each button of the form sends one of these. */
export const preferenceForm = z
  .object({
    language: z.enum(Object.keys(LANGUAGE_TAGS) as [Language, ...Language[]]).optional(),
    scheme: z.enum(["system", "light", "dark"]).optional(),
    shortcuts: z.enum(["on", "off"]).optional(),
    side: z.enum(SIDES).optional(),
    pin: z.string().regex(PIN).optional(),
    unpin: z.string().regex(PIN).optional(),
    /** Those of the bar that are closed, with commas between them; none of them is an empty text. */
    closedGroups: z
      .string()
      .max(100)
      .transform((names) => GROUPS.filter((group) => names.split(",").includes(group)))
      .optional(),
    returnTo: z.string().max(2048).optional(),
  })
  .refine(({ returnTo: _, ...choices }) => Object.values(choices).some((choice) => choice !== undefined));
export type Choice = Omit<z.output<typeof preferenceForm>, "returnTo">;
