import { z } from "zod";
import { seconds } from "~/time/duration";
import { defineCall } from "./call";
import { EXPORT_FORMATS } from "./feed-export";
import { timeZone } from "./filter-values";

const count = z.int().nonnegative();
/** So far ahead is looked. */
export const WORKLOAD_DAYS = 14;
/** Of more, in the company or in the team that is asked for, the most urgent are counted: who has them is looked up for each. */
export const MOST_TASKS_OWED = 5000;

const asked = { teamId: z.coerce.number().int().positive().optional(), timeZone };

export const readWorkload = defineCall({
  name: "readWorkload",
  area: "actions",
  summary: "Count what each person owes soon",
  description: `Tasks of \`listTasks\` that are overdue or due within ${WORKLOAD_DAYS} days, by who has them; what is put off or waits for others is not counted. A task of several counts for each, one of a team for the team. With \`teamId\` the team and its members, also those without any. \`isWhole\` is false where only the ${MOST_TASKS_OWED} most urgent were counted, with \`teamId\` of the team and its members.`,
  method: "get",
  path: "/v2/tasks/workload",
  access: { permission: "reports:approve" },
  bearer: "person",
  query: z.object(asked),
  response: z.object({
    /** The last day that is counted. */
    until: z.iso.date(),
    isWhole: z.boolean(),
    owners: z.array(
      z.object({
        kind: z.enum(["user", "team"]),
        id: z.int().positive(),
        name: z.string(),
        due: count,
        overdue: count,
      }),
    ),
  }),
});
export type Workload = z.output<typeof readWorkload.response>;

export const exportWorkload = defineCall({
  name: "exportWorkload",
  area: "actions",
  summary: "Export what each person owes soon as a file",
  description: "What `readWorkload` counts, in its order and in the user's language.",
  method: "get",
  path: "/v2/tasks/workload/export",
  access: { permission: "reports:approve" },
  bearer: "person",
  query: z.object({ ...asked, format: z.enum(EXPORT_FORMATS) }),
  mediaType: "application/octet-stream",
  timeout: seconds(30),
  response: z.string(),
});
