import { z } from "zod";
import { defineCall } from "./call";

export const translationEntry = z.object({
  /** `section:group.key`, a plural form's ending included. */
  i18nKey: z.string(),
  translatedText: z.string(),
});
export type TranslationEntry = z.infer<typeof translationEntry>;

export const listTranslations = defineCall({
  name: "listTranslations",
  area: "language, chat, errors",
  summary: "List all texts of a language",
  description: "Specification §7. Pages fall back to the bundled texts.",
  method: "get",
  path: "/v2/translations",
  access: "public",
  query: z.object({ locale: z.enum(["en", "de", "ch", "fr"]) }),
  response: z.array(translationEntry),
  timeout: 2000,
});
