import { z } from "zod";
import { coloursFields, labelName } from "../label-fields";

export const labelForm = z.object({
  name: labelName,
  version: z.coerce.number().int().positive(),
  ...coloursFields,
});
