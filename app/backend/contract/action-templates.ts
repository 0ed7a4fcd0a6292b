import { z } from "zod";
import { ACTION_PURPOSES, ACTION_TYPE_IDS, LONGEST_STEP, MOST_STEPS, RIGHTS } from "./action-words";
import { defineCall } from "./call";
import { plainName } from "./plain-name";

const id = z.int().positive();
const AREA = "actions";
const MANAGE = { permission: "actions:manage" } as const;
const params = z.object({ templateId: z.coerce.number().int().positive() });

const template = {
  title: plainName(200),
  typeId: z.enum(ACTION_TYPE_IDS),
  purpose: z.enum(ACTION_PURPOSES).nullable().default(null),
  rightConcerned: z.enum(RIGHTS).nullable().default(null),
  description: z.string().trim().max(4000).default(""),
  /** What proves that it was done. */
  evidence: z.string().trim().max(500).default(""),
  steps: z
    .array(
      z.object({
        title: plainName(LONGEST_STEP),
        /** From the day on which the action starts. */
        afterDays: z.int().min(0).max(3650).nullable().default(null),
      }),
    )
    .max(MOST_STEPS)
    .default([]),
};
export const actionTemplate = z.object({ id, ...template, version: id });
export type ActionTemplate = z.output<typeof actionTemplate>;

/** A customer has at most so many. */
export const MOST_TEMPLATES = 200;

export const listActionTemplates = defineCall({
  name: "listActionTemplates",
  area: AREA,
  summary: "List your action templates by title",
  method: "get",
  path: "/v2/action-templates",
  access: "signed-in",
  scope: "due-diligence:read",
  response: z.array(actionTemplate),
});

export const createActionTemplate = defineCall({
  name: "createActionTemplate",
  area: AREA,
  summary: "Create an action template",
  description: "409 `too_many` above 200.",
  method: "post",
  path: "/v2/action-templates",
  access: MANAGE,
  scope: "due-diligence:write",
  body: z.object(template),
  status: 201,
  response: actionTemplate,
});

export const changeActionTemplate = defineCall({
  name: "changeActionTemplate",
  area: AREA,
  summary: "Replace an action template",
  description: "Actions that were started from it stay as they are. 409 `stale_version` after a concurrent change.",
  method: "put",
  path: "/v2/action-templates/{templateId}",
  access: MANAGE,
  scope: "due-diligence:write",
  params,
  body: z.object({ ...template, version: id }),
  response: actionTemplate,
});

export const deleteActionTemplate = defineCall({
  name: "deleteActionTemplate",
  area: AREA,
  summary: "Delete an action template",
  description: "Actions that were started from it stay.",
  method: "delete",
  path: "/v2/action-templates/{templateId}",
  access: MANAGE,
  scope: "due-diligence:write",
  params,
  status: 204,
  response: z.void(),
});
