import { z } from "zod";
import { PRIORITIES } from "~/backend/contract/preference-values";
import { TASK_DIGESTS } from "~/backend/contract/task-words";

const wish = z.enum([...PRIORITIES, "None", "Inherit"]);
const minimums = { EmailRealtime: wish, EmailDaily: wish, EmailWeekly: wish };

/** What holds in general, what holds for one collection, and the mails about tasks. */
export const deliveryForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("standard"), ...minimums, timeZone: z.string().max(60) }),
  z.object({
    intent: z.literal("tasks"),
    digest: z.enum(TASK_DIGESTS),
    given: z.literal("on").optional(),
    reminders: z.literal("on").optional(),
    commented: z.literal("on").optional(),
  }),
  z.object({ intent: z.literal("collection"), ...minimums, collectionId: z.coerce.number().int().positive() }),
]);
export type DeliveryForm = z.output<typeof deliveryForm>;
