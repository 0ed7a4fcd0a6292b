import { z } from "zod";

/** The envelope of every list. `after` is the cursor of the next page, null on the last. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    content: z.array(item),
    number: z.int().nonnegative(),
    numberOfElements: z.int().nonnegative(),
    totalElements: z.int().nonnegative(),
    totalPages: z.int().nonnegative(),
    totalIsExact: z.boolean(),
    after: z.string().nullable(),
  });
}

export const pageQuery = {
  size: z.coerce.number().int().min(1).max(200).default(50),
  /** It may hold a name of 200 signs, each of up to four bytes. */
  after: z.string().max(2000).optional().describe("The cursor that the page before answered with"),
};
