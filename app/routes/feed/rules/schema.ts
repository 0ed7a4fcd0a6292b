import { z } from "zod";

/** One form for the whole list; its buttons say `move:7:2`, `on:7` or `off:7`. */
export const rulesForm = z.object({ what: z.string().regex(/^(?:move:\d{1,15}:\d{1,3}|(?:on|off):\d{1,15})$/) });
