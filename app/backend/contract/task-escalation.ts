import { z } from "zod";
import { defineCall } from "./call";
import { LONGEST_ESCALATION } from "./task-words";

/** Days that a task may be overdue before its lead is told; `off`: never. What a law dates is told on the day after in any case. */
const after = z.union([z.int().min(1).max(LONGEST_ESCALATION), z.literal("off")]);

export const readTaskEscalation = defineCall({
  name: "readTaskEscalation",
  area: "actions",
  summary: "Read when overdue tasks are reported to the lead",
  method: "get",
  path: "/v2/task-escalation",
  access: { permission: "tasks:read" },
  scope: "due-diligence:read",
  response: z.object({
    /** What your company set; null: as the product has it. */
    own: after.nullable(),
    /** What holds. */
    holds: after,
    standard: z.object({ days: z.int().positive(), source: z.string(), version: z.string() }),
  }),
});

export const setTaskEscalation = defineCall({
  name: "setTaskEscalation",
  area: "actions",
  summary: "Set when overdue tasks are reported to the lead",
  description: `After 1 to ${LONGEST_ESCALATION} days, or \`off\`; null: as the product has it. Legal deadlines are reported on the day after in any case.`,
  method: "put",
  path: "/v2/task-escalation",
  access: { permission: "rules:manage" },
  scope: "feed:write",
  body: z.object({ own: after.nullable() }),
  status: 204,
  response: z.void(),
});
