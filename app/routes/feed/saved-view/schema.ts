import { z } from "zod";

export const viewForm = z.object({
  name: z.string({ error: "views:problems.name" }).trim().min(1).max(60),
  scope: z.enum(["User", "Customer"]),
  version: z.coerce.number().int().positive(),
});
export const revokeForm = z.object({ revoke: z.coerce.number().int().positive() });
export const noFields = z.object({});
