import { z } from "zod";
import { EDGE_TYPES } from "~/backend/contract/collection-words";

const id = z.coerce.number().int().positive();

/** What can be made of one target. */
export const targetForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("assign"), collectionId: id }),
  z.object({ intent: z.literal("remove"), collectionId: id }),
  /** It is `type` to another, or, without one, to the customer itself. */
  z.object({ intent: z.literal("tell"), type: z.enum(EDGE_TYPES), toId: id.optional() }),
]);
export type TargetForm = z.output<typeof targetForm>;
