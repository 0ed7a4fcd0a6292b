import { z } from "zod";
import { defineCall } from "./call";
import { range, timeZone } from "./filter-values";

const count = z.int().nonnegative();

/** Of fewer no share is told: one more or less would change it by a fifth and more. */
export const FEWEST_FOR_SHARE = 5;

export const readOnTime = defineCall({
  name: "readOnTime",
  area: "actions",
  summary: "Count actions completed by their due day",
  description:
    "Of all actions due on the days of `dueRange`: `onTime` were completed on their day or before, `late` after it, `open` not yet, and `aborted` never; each is one of these. Days of completion are those of `timeZone`; actions that a file brought as completed are left out. With `teamId` only actions of which this team is an assignee.",
  method: "get",
  path: "/v2/actions/on-time",
  access: { permission: "reports:approve" },
  bearer: "person",
  query: z.object({ dueRange: range, teamId: z.coerce.number().int().positive().optional(), timeZone }),
  response: z.object({ due: count, onTime: count, late: count, open: count, aborted: count }),
});
export type OnTime = z.output<typeof readOnTime.response>;
