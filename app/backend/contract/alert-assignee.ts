import { z } from "zod";
import { defineCall } from "./call";
import { operation } from "./operations";

export const assignAlert = defineCall({
  name: "assignAlert",
  area: "feed",
  summary: "Assign an alert to a user",
  description:
    "An active user of the customer, or null for nobody; the user is notified. With `expected`, 409 `stale_version` after a concurrent change.",
  method: "put",
  path: "/v2/alerts/{alertId}/assignee",
  access: { permission: "alerts:triage" },
  scope: "feed:write",
  params: z.object({ alertId: z.coerce.number().int().positive() }),
  body: z.object({
    userId: z.int().positive().nullable(),
    expected: z.int().positive().nullable().optional().describe("The assignee that you replace"),
  }),
  response: operation,
});
