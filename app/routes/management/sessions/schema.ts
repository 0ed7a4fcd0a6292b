import { z } from "zod";

/** One session by its number, or all others. */
export const endForm = z.object({ session: z.string().regex(/^(?:others|\d{1,19})$/) });
