import { z } from "zod";
import { relationFields } from "../supplier-fields";

export const addForm = z.object({
  supplierId: z.coerce.number("suppliers:problems.choose").int().positive("suppliers:problems.choose"),
  ...relationFields,
});
