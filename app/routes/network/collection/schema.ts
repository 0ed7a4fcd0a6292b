import { z } from "zod";

/** Makes the collection the reader's own default, or takes that back. */
export const defaultForm = z.object({ intent: z.literal("default"), isDefault: z.enum(["yes", "no"]) });
