import { z } from "zod";

export const codeForm = z.object({ code: z.string({ error: "account:errors.codeMissing" }).trim().max(40) });
