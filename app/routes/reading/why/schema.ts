import { z } from "zod";
import { LONGEST_READ_TEXT, LONGEST_READ_TITLE } from "~/backend/contract/reading-words";

/** A headline, or the address of an article that was read, and the text below the headline. */
export const whyForm = z.object({
  title: z
    .string({ error: "reading:why.missing" })
    .trim()
    .min(1, "reading:why.missing")
    .max(LONGEST_READ_TITLE, "reading:why.titleTooLong"),
  text: z.string().max(LONGEST_READ_TEXT, "reading:why.textTooLong").default(""),
});
