import { z } from "zod";
import { relationFields } from "../supplier-fields";

export const changeForm = z.object({ ...relationFields, version: z.coerce.number().int().positive() });
