import { z } from "zod";

export const followForm = z.object({ follow: z.enum(["yes", "no"]), returnTo: z.string().max(2048).optional() });
