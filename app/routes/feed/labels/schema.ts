import { z } from "zod";
import { coloursFields, labelName } from "../label-fields";

export const newLabelForm = z.object({
  name: labelName,
  scope: z.enum(["User", "Customer"]).default("User"),
  ...coloursFields,
});

/** `7:on`: the label and whether the feed shows it. */
export const showForm = z.object({ show: z.string().regex(/^\d{1,15}:(?:on|off)$/) });
