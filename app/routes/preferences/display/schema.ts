import { z } from "zod";
import { LANGUAGE_TAGS, type Language } from "~/i18n/languages";
import { SIDES } from "~/shell/side";

/** Each button of the form sends one of these. */
export const preferenceForm = z
  .object({
    language: z.enum(Object.keys(LANGUAGE_TAGS) as [Language, ...Language[]]).optional(),
    scheme: z.enum(["system", "light", "dark"]).optional(),
    shortcuts: z.enum(["on", "off"]).optional(),
    side: z.enum(SIDES).optional(),
    returnTo: z.string().max(2048).optional(),
  })
  .refine(({ language, scheme, shortcuts, side }) => language ?? scheme ?? shortcuts ?? side);
export type Choice = Omit<z.output<typeof preferenceForm>, "returnTo">;
