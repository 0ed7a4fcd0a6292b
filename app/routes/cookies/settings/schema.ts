import { z } from "zod";

export const consentForm = z.object({ answer: z.enum(["allow", "deny"]), returnTo: z.string().max(2048).optional() });
