import { z } from "zod";

const id = z.coerce.number().int().positive();

export const keepForm = z.object({
  name: z.string({ error: "views:problems.name" }).trim().min(1).max(60),
  scope: z.enum(["User", "Customer"]).default("User"),
  isDefault: z.enum(["on"]).optional(),
});

/** The buttons of the list: a view's number, and for overwriting the version that was seen, as `7@2`. */
export const rowForm = z.union([
  z.object({ open: id }),
  z.object({ forget: id }),
  z.object({ overwrite: z.string().regex(/^\d{1,15}@\d{1,9}$/) }),
]);
