import { z } from "zod";
import { ACTION_DUE, ACTION_SORTS, ACTION_STATES, ACTION_TYPE_IDS, MOST_ALERTS, MOST_ASSIGNEES } from "./action-words";
import { META_STATUSES } from "./alert-words";
import { defineCall } from "./call";
import { givenDay } from "./given-day";
import { pageOf, pageQuery } from "./page";

const id = z.int().positive();
const day = z.iso.date();
const alertIds = z.array(id).max(MOST_ALERTS);
const assignee = { kind: z.enum(["user", "team"]), id };

export const action = z.object({
  id,
  typeId: z.string(),
  title: z.string(),
  description: z.string(),
  metaStatus: z.enum(META_STATUSES),
  dueOn: day.nullable(),
  /** Not done for now or for good (`until` null), and why. */
  skipped: z.object({ reason: z.string(), until: day.nullable() }).nullable(),
  assignees: z.array(z.object({ ...assignee, name: z.string() })),
  createdBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  targets: z.array(z.object({ id, name: z.string() })),
  alertIds: z.array(id),
  version: id,
});
export type Action = z.output<typeof action>;

const own = {
  title: z.string().trim().min(1).max(200),
  description: z.string().trim().max(4000),
  dueOn: givenDay().nullable(),
  assignees: z.array(z.object(assignee)).max(MOST_ASSIGNEES),
};
const params = z.object({ actionId: z.coerce.number().int().positive() });
const MANAGE = { permission: "actions:manage" } as const;
const AREA = "actions";

export const listActions = defineCall({
  name: "listActions",
  area: AREA,
  summary: "List actions",
  description:
    "Of the customer, or of a target or an alert. `owner=me` with `state=open` are the tasks that the header counts; `due` leaves out what is over.",
  method: "get",
  path: "/v2/actions",
  access: "signed-in",
  scope: "due-diligence:read",
  query: z.object({
    targetId: z.coerce.number().int().positive().optional(),
    alertId: z.coerce.number().int().positive().optional(),
    owner: z.enum(["me"]).optional().describe("me: assigned to the user or one of their teams"),
    state: z.enum(ACTION_STATES).optional(),
    due: z.enum(ACTION_DUE).optional(),
    typeId: z.enum(ACTION_TYPE_IDS).optional(),
    sort: z.enum(ACTION_SORTS).default("dueOn"),
    direction: z.enum(["asc", "desc"]).default("asc"),
    ...pageQuery,
  }),
  response: pageOf(action),
});

export const readAction = defineCall({
  name: "readAction",
  area: AREA,
  summary: "Read an action",
  method: "get",
  path: "/v2/actions/{actionId}",
  access: "signed-in",
  scope: "due-diligence:read",
  params,
  response: action,
});

export const startAction = defineCall({
  name: "startAction",
  area: AREA,
  summary: "Start an action about alerts or targets",
  description:
    "Without `dueOn` the due date follows from its type; without `targetIds` it concerns the closest targets of its alerts.",
  method: "post",
  path: "/v2/actions",
  access: MANAGE,
  scope: "due-diligence:write",
  body: z.object({
    typeId: z.enum(ACTION_TYPE_IDS),
    title: own.title,
    description: own.description.default(""),
    dueOn: givenDay().nullable().optional(),
    assignees: own.assignees.default([]),
    alertIds: alertIds.default([]),
    targetIds: z.array(id).max(MOST_ALERTS).optional(),
  }),
  status: 201,
  response: action,
});

export const changeAction = defineCall({
  name: "changeAction",
  area: AREA,
  summary: "Change an action",
  description:
    "Omitted fields keep their values. 409 `stale_version` with the current action after a concurrent change. `skipped: null` reopens a skipped action.",
  method: "put",
  path: "/v2/actions/{actionId}",
  access: MANAGE,
  scope: "due-diligence:write",
  params,
  body: z.object({
    ...z.object(own).partial().shape,
    metaStatus: z.enum(META_STATUSES).optional(),
    skipped: z
      .object({ reason: z.string().trim().min(1).max(500), until: givenDay().nullable() })
      .nullable()
      .optional(),
    version: id,
  }),
  response: action,
});

export const listAlertActions = defineCall({
  name: "listAlertActions",
  area: AREA,
  summary: "List the actions of each given alert",
  description: "In the order of the alerts.",
  method: "post",
  path: "/v2/feed/actions",
  access: "signed-in",
  scope: "due-diligence:read",
  body: z.object({ alertIds }),
  response: z.array(z.object({ alertId: id, actions: z.array(action) })),
});

export const recommendActions = defineCall({
  name: "recommendActions",
  area: AREA,
  summary: "Recommend actions for each given alert",
  description: "By the rule `action-recommendations`, most urgent first.",
  method: "post",
  path: "/v2/feed/recommendations",
  access: { permission: "actions:recommend" },
  scope: "due-diligence:read",
  body: z.object({ alertIds: alertIds.min(1) }),
  response: z.object({
    ruleVersion: z.string(),
    alerts: z.array(
      z.object({
        alertId: id,
        recommendations: z.array(z.object({ typeId: z.enum(ACTION_TYPE_IDS), dueInDays: z.int().positive() })),
      }),
    ),
  }),
});
