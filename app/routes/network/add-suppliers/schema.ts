import { z } from "zod";
import { isLei } from "./lei";

/** Far within what a form may send. */
const LONGEST_PASTE = 200_000;

export const pasteForm = z.object({
  list: z
    .string({ error: "addSuppliers:problems.paste" })
    .max(LONGEST_PASTE, { error: "addSuppliers:problems.pasteLong" }),
});

export const fileForm = z.object({});

const short = z.string().trim().max(200, { error: "addSuppliers:problems.long" }).optional();

export const handForm = z.object({
  name: z
    .string({ error: "addSuppliers:problems.name" })
    .trim()
    .min(1, { error: "addSuppliers:problems.name" })
    .max(200, { error: "addSuppliers:problems.long" }),
  country: z.string({ error: "addSuppliers:problems.country" }).regex(/^[A-Z]{2}$/, {
    error: "addSuppliers:problems.country",
  }),
  city: short,
  address: short,
  lei: z
    .string()
    .transform((lei) => lei.replaceAll(/\s/g, "").toUpperCase())
    .refine(isLei, { error: "addSuppliers:problems.lei" })
    .optional(),
});
