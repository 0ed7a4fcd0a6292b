import { z } from "zod";
import { PRIORITY_NAMES } from "./alert-words";
import { defineCall } from "./call";

const country = z.string().regex(/^[A-Z]{2}$/, "ISO 3166-1 alpha-2");
const line = z.string().trim().min(1).max(300);

const place = z.union([
  z.object({
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    radiusKm: z.number().positive().max(2000).optional(),
  }),
  z.object({ address: line, city: line.optional(), region: line.optional(), country: country.optional() }),
  z.object({ country }),
]);

export const pushAlert = defineCall({
  name: "pushAlert",
  area: "feed",
  summary: "Report an event, by hand or by machine",
  description:
    "Visible to the customer only. The same `source` and `externalId` again update the event. Alerts are created after matching.",
  method: "post",
  path: "/v2/alerts",
  access: { permission: "alerts:create" },
  scope: "events:report",
  body: z.object({
    title: z.string().trim().min(1).max(300),
    eventTypeId: z.string().max(60),
    summary: z.string().trim().max(10_000).default(""),
    url: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .optional(),
    language: z.string().max(35).optional().describe("BCP 47"),
    occurredAt: z.iso
      .datetime()
      // The database knows no year 0000.
      .refine((moment) => moment >= "0001", "a moment of the calendar")
      .optional(),
    /** How grave it is, where the sender knows; else by its type. */
    priority: z.enum(PRIORITY_NAMES).optional(),
    places: z.array(place).max(100).default([]),
    organizations: z
      .array(
        z.object({
          name: line,
          identifiers: z
            .array(z.object({ type: z.string().min(1).max(50), value: line }))
            .max(20)
            .default([]),
        }),
      )
      .max(100)
      .default([]),
    /** Targets that it touches in any case. */
    targetIds: z.array(z.int().positive()).max(1000).default([]),
    /** The sending system. */
    source: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "lower-case letters, digits and hyphens")
      .default("own"),
    /** The sender's number of it; without one, each call is an event of its own. */
    externalId: z.string().trim().min(1).max(200).optional(),
    withdrawn: z.boolean().default(false),
  }),
  bodyLimit: 1024 * 1024,
  status: 202,
  response: z.object({
    eventId: z.int().positive(),
    /** `joined`: it told of an event that was told of before. */
    state: z.enum(["added", "revised", "joined", "unchanged"]),
  }),
});
