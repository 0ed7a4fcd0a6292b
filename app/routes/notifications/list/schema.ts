import { z } from "zod";

const WHAT = /^(open|reply|read|unread|all):([1-9]\d{0,14})$/;

/** One button says all of it: what to do, and with which notification (of `all`, the newest that was seen). */
export const markForm = z.object({
  what: z
    .string()
    .regex(WHAT)
    .transform((text) => {
      const [, verb, id] = WHAT.exec(text) ?? [];
      return { verb: verb as "open" | "reply" | "read" | "unread" | "all", id: Number(id) };
    }),
});
export type Mark = z.output<typeof markForm>["what"];
