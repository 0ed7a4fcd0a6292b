import { z } from "zod";
import { PRIORITY_NAMES } from "./alert-words";
import { defineCall } from "./call";
import { givenDay } from "./given-day";

const day = givenDay();

export const addOwnAlert = defineCall({
  name: "addOwnAlert",
  area: "feed",
  summary: "Report an event about given targets",
  description:
    "Visible to the customer only (scope Customer). Targets that are not followed yet are followed (403 without targets:follow). The alert is in the feed at once.",
  method: "post",
  path: "/v2/alerts/own",
  access: { permission: "alerts:create" },
  scope: "events:report",
  body: z.object({
    title: z.string().trim().min(1).max(300),
    eventTypeId: z.string().max(60),
    summary: z.string().trim().max(10_000).default(""),
    /** Where it is known from, in the teller's words; their own name unless said. */
    sourceName: z.string().trim().max(100).default(""),
    url: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .optional(),
    period: z
      .object({ from: day, to: day.nullable() })
      .refine(({ from, to }) => to === null || from <= to, { path: ["to"], message: "is before the first day" })
      .optional(),
    /** How grave it is; else by its type. */
    priority: z.enum(PRIORITY_NAMES).optional(),
    targetIds: z.array(z.int().positive()).min(1).max(50),
  }),
  status: 201,
  response: z.object({ eventId: z.int().positive(), alertId: z.int().positive() }),
});
