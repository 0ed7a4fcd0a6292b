import { z } from "zod";

export const makeForm = z.object({ withNames: z.literal("yes").optional() });
export const revokeForm = z.object({ revoke: z.coerce.number().int().positive() });
