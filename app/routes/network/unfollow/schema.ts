import { z } from "zod";

/** Which targets are meant stands in the address, as the question does. */
export const unfollowForm = z.object({ returnTo: z.string().max(2048).optional() });
