import { z } from "zod";
import { LONGEST_TEXT } from "~/backend/contract/name-list-words";

export const pasteForm = z.object({
  text: z.string({ error: "match:problems.text" }).max(LONGEST_TEXT, { error: "match:problems.textLong" }),
});

export const fileForm = z.object({});
