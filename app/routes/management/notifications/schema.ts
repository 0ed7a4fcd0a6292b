import { z } from "zod";
import { PRIORITIES } from "~/backend/contract/preference-values";

const wish = z.enum([...PRIORITIES, "None", "Inherit"]);
const minimums = { EmailRealtime: wish, EmailDaily: wish, EmailWeekly: wish };

/** What holds in general, and what holds for one collection. */
export const deliveryForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("standard"), ...minimums, timeZone: z.string().max(60) }),
  z.object({ intent: z.literal("collection"), ...minimums, collectionId: z.coerce.number().int().positive() }),
]);
export type DeliveryForm = z.output<typeof deliveryForm>;
