import { z } from "zod";
import { MOST_SPLIT } from "~/backend/contract/events";

const error = "eventPages:problems.choose";

export const splitForm = z.object({
  reports: z
    .array(z.coerce.number({ error }).int({ error }).positive({ error }), { error })
    .min(1, { error })
    .max(MOST_SPLIT),
});
