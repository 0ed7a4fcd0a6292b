import { z } from "zod";
import type { MessageKey } from "~/i18n/message";

const says = (key: MessageKey) => ({ error: key });

/** Of a key as the contract has it. */
export const helpKey = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/);

/** The limits are the contract's. `version` is missing while there is no entry of the customer's own. */
export const helpForm = z.object({
  title: z
    .string(says("live:help.missingHeading"))
    .trim()
    .min(1, says("live:help.missingHeading"))
    .max(120, says("live:help.tooLongHeading")),
  body: z
    .string(says("live:help.missingBody"))
    .trim()
    .min(1, says("live:help.missingBody"))
    .max(4000, says("live:help.tooLongBody")),
  version: z.coerce.number().int().positive().optional(),
});
export type HelpForm = z.output<typeof helpForm>;
