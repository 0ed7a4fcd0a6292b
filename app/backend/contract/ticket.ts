import { z } from "zod";

/** What somebody of the customer had the provider told about a thing. */
export const ticket = z.object({
  /** Its number. */
  ticket: z.int().positive(),
  message: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type Ticket = z.output<typeof ticket>;
