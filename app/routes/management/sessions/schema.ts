import { z } from "zod";

/** One session by its number, or all others; or what a session can leave behind: keys and feed addresses. */
export const endForm = z.object({ session: z.string().regex(/^(?:others|keys|\d{1,19})$/) });
