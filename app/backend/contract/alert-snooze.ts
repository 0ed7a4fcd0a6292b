import { z } from "zod";
import { defineCall } from "./call";
import { timeZone } from "./filter-values";
import { givenDay } from "./given-day";
import { operation } from "./operations";

export const snoozeAlert = defineCall({
  name: "snoozeAlert",
  area: "feed",
  summary: "Snooze an alert until a day",
  description:
    "The alert leaves the feed and its counts until the day begins in `timeZone`, from tomorrow to a year from now; null brings it back. Archived alerts are not snoozed. With `expected`, 409 `stale_version` after a concurrent change.",
  method: "put",
  path: "/v2/alerts/{alertId}/snooze",
  access: { permission: "alerts:triage" },
  scope: "feed:write",
  params: z.object({ alertId: z.coerce.number().int().positive() }),
  body: z.object({
    until: givenDay().nullable(),
    timeZone,
    expected: z.iso.datetime().nullable().optional().describe("The `snoozedUntil` that you replace"),
  }),
  response: operation,
});
