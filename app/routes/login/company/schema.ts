import { z } from "zod";

export const companyForm = z.object({
  company: z.string({ error: "account:errors.companyMissing" }).trim().toLowerCase().min(1).max(100),
});
