import { z } from "zod";
import { ACTION_EFFECTS, LONGEST_CAUSE, MOST_ATTACHMENTS } from "./action-words";
import { action } from "./actions";
import { defineCall } from "./call";

const id = z.int().positive();
const params = z.object({ actionId: z.coerce.number().int().positive() });
const AREA = "actions";
const MANAGE = { permission: "actions:manage" } as const;

export const assessEffect = defineCall({
  name: "assessEffect",
  area: AREA,
  summary: "Assess whether a completed action was effective",
  description:
    "LkSG §§ 6(5), 7(4). For one that was not effective, a new action is started that follows it: `next`. 409 `not_completed`, and `too_many` above 100 attachments; 422 for a document that is not attached.",
  method: "put",
  path: "/v2/actions/{actionId}/effect",
  access: MANAGE,
  scope: "due-diligence:write",
  params,
  body: z.object({
    result: z.enum(ACTION_EFFECTS),
    note: z.string().trim().min(1).max(LONGEST_CAUSE),
    documentIds: z.array(id).max(MOST_ATTACHMENTS).default([]).describe("Attachments of the action that show it"),
    mappedFilename: z.uuid().optional().describe("An uploaded file that is attached as evidence, too"),
    version: id,
  }),
  response: z.object({ action, next: action.nullable() }),
});

export const readActionEffect = defineCall({
  name: "readActionEffect",
  area: AREA,
  summary: "Compare events before and after an action",
  description:
    "Events of the groups of its alerts at its targets: 12 months before completion against the months since, at most 12. `after` is null until 6 months have passed. Says nothing about causes.",
  method: "get",
  path: "/v2/actions/{actionId}/effect",
  access: "signed-in",
  scope: "due-diligence:read",
  params,
  response: z.object({
    groups: z.array(z.string()),
    before: z.object({ events: z.int(), months: z.int() }),
    after: z.object({ events: z.int(), months: z.int() }).nullable(),
  }),
});
