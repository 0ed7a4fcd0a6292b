import { z } from "zod";
import { seconds } from "~/time/duration";
import { ofActions } from "./action-filter";
import {
  ACTION_EFFECTS,
  ACTION_PURPOSES,
  ACTION_SORTS,
  ACTION_TYPE_IDS,
  isToTheCent,
  LONGEST_CAUSE,
  LONGEST_REASON,
  LONGEST_STEP,
  MOST_ALERTS,
  MOST_ASSIGNEES,
  MOST_COST,
  MOST_STEPS,
  RIGHTS,
} from "./action-words";
import { META_STATUSES } from "./alert-words";
import { defineCall } from "./call";
import { EXPORT_FORMATS } from "./feed-export";
import { givenDay } from "./given-day";
import { pageOf, pageQuery } from "./page";
import { plainName } from "./plain-name";
import { isCurrency } from "./supply-inputs";

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
  purpose: z.enum(ACTION_PURPOSES).nullable(),
  rightConcerned: z.enum(RIGHTS).nullable(),
  rootCause: z.string(),
  steps: z.array(
    z.object({
      title: z.string(),
      dueOn: day.nullable(),
      /** Who has it; null: who has the action. */
      assigneeId: id.nullable(),
      assignee: z.string().nullable(),
      doneAt: z.iso.datetime().nullable(),
    }),
  ),
  /** By what it is judged whether it worked. */
  success: z.object({ measure: z.string(), before: z.number().nullable(), after: z.number().nullable() }),
  confidential: z.boolean(),
  /** In a currency of ISO 4217. */
  cost: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  /** Why nobody can go on with it. */
  blockedReason: z.string().nullable(),
  /** A supplier is to answer for a plan; of what is over, nobody is. */
  isWithSupplier: z.boolean(),
  /** Why it was completed with steps left open or without proof. */
  completedReason: z.string().nullable(),
  /** The measure that it was started from, as `<id>@<version>`. */
  measure: z.string().nullable(),
  /** Last day to judge whether it worked (LkSG §§ 6(5), 7(4)). */
  effectDueOn: day.nullable(),
  effect: z
    .object({
      ...{ result: z.enum(ACTION_EFFECTS), note: z.string(), by: z.string().nullable(), at: z.iso.datetime() },
      /** Attachments that show it. */
      evidence: z.array(z.object({ documentId: id, name: z.string() })),
    })
    .nullable(),
  /** When the check was due that was dropped, and why; also of one that is reopened, until a check has a day again. */
  effectWaived: z.object({ dueOn: day.nullable(), reason: z.string() }).nullable(),
  everyMonths: z.int().nullable(),
  /** The one that this goes on from: it did not work, or comes again. */
  followsId: id.nullable(),
  version: id,
});
export type Action = z.output<typeof action>;

const own = {
  title: plainName(200),
  description: z.string().trim().max(4000),
  dueOn: givenDay().nullable(),
  assignees: z.array(z.object(assignee)).max(MOST_ASSIGNEES),
};
const step = z.object({
  title: plainName(LONGEST_STEP),
  dueOn: givenDay().nullable().optional(),
  assigneeId: id.nullable().optional(),
  done: z.boolean().optional(),
});
const figure = z.number().min(-1e12).max(1e12).nullable().optional();
const reason = z.string().trim().min(1).max(LONGEST_REASON);
/** What it is for and how it is done; all of it may be left out. */
const plan = {
  purpose: z.enum(ACTION_PURPOSES).nullable().optional(),
  rightConcerned: z.enum(RIGHTS).nullable().optional(),
  rootCause: z.string().trim().max(LONGEST_CAUSE).optional(),
  steps: z.array(step).max(MOST_STEPS).optional(),
  success: z.object({ measure: z.string().trim().max(LONGEST_REASON), before: figure, after: figure }).optional(),
  confidential: z.boolean().optional(),
  effectDueOn: givenDay().nullable().optional(),
  everyMonths: z.int().min(1).max(60).nullable().optional(),
  cost: z
    .object({
      amount: z.number().min(0).max(MOST_COST).refine(isToTheCent, "at most two digits behind the point"),
      currency: z.string().refine(isCurrency, "ISO 4217"),
    })
    .nullable()
    .optional(),
  grievanceId: id
    .nullable()
    .optional()
    .describe(
      "A grievance by its number, for `grievance:read`: makes the action confidential unless `confidential` is false",
    ),
};
const params = z.object({ actionId: z.coerce.number().int().positive() });
const MANAGE = { permission: "actions:manage" } as const;
const AREA = "actions";

export const listActions = defineCall({
  name: "listActions",
  area: AREA,
  summary: "List actions",
  description: "Of the customer, or of a target or an alert. `due` leaves out what is over.",
  method: "get",
  path: "/v2/actions",
  access: "signed-in",
  scope: "due-diligence:read",
  query: z.object({
    ...ofActions,
    sort: z.enum(ACTION_SORTS).default("dueOn"),
    direction: z.enum(["asc", "desc"]).default("asc"),
    ...pageQuery,
  }),
  response: pageOf(action),
});

export const exportActions = defineCall({
  name: "exportActions",
  area: AREA,
  summary: "Export actions as a file",
  description: "At most 100,000 under the filter of `listActions`, in the user's language.",
  method: "get",
  path: "/v2/actions/export",
  access: "signed-in",
  scope: "due-diligence:read",
  query: z.object({ ...ofActions, format: z.enum(EXPORT_FORMATS) }),
  mediaType: "application/octet-stream",
  timeout: seconds(30),
  response: z.string(),
});

export const readAction = defineCall({
  name: "readAction",
  area: AREA,
  summary: "Read an action",
  description: "`putOff`: the task list hides it from those who have it until that day.",
  method: "get",
  path: "/v2/actions/{actionId}",
  access: "signed-in",
  scope: "due-diligence:read",
  params,
  response: action.extend({
    /** Null for what is over. It is back on the day `until`, which may be past. */
    putOff: z.object({ until: day, reason: z.string() }).nullable(),
    /** Null, too, for who may not read grievances. */
    grievance: z.object({ id, targetId: id }).nullable(),
  }),
});
/** As its own page shows it. */
export type ReadAction = z.output<typeof readAction.response>;

const newAction = z.object({
  typeId: z.enum(ACTION_TYPE_IDS),
  title: own.title,
  description: own.description.default(""),
  dueOn: givenDay().nullable().optional(),
  assignees: own.assignees.default([]),
  alertIds: alertIds.default([]),
  targetIds: z.array(id).max(MOST_ALERTS).optional(),
  ...plan,
  measure: z.string().trim().min(1).max(100).optional(),
  followsId: id.optional(),
  reason: reason.optional(),
});

export const startAction = defineCall({
  name: "startAction",
  area: AREA,
  summary: "Start an action about alerts or targets",
  description:
    "Without `dueOn` the due date follows from its type; without `targetIds` it concerns the closest targets of its alerts. `suspend-orders` is a last resort: 422 without `reason`, 403 without `reports:approve`.",
  method: "post",
  path: "/v2/actions",
  access: MANAGE,
  scope: "due-diligence:write",
  body: newAction,
  status: 201,
  response: action,
});

export const startActions = defineCall({
  name: "startActions",
  area: AREA,
  summary: "Start one action for each given target",
  description: "All or none, in the order of the targets. Otherwise as `startAction`.",
  method: "post",
  path: "/v2/actions/each",
  access: MANAGE,
  scope: "due-diligence:write",
  body: newAction.extend({ targetIds: z.array(id).min(1).max(MOST_ALERTS) }),
  status: 201,
  response: z.object({ actionIds: z.array(id) }),
});

export const changeAction = defineCall({
  name: "changeAction",
  area: AREA,
  summary: "Change an action",
  description:
    "Omitted fields keep their values. 409 `stale_version` with the current action after a concurrent change; 409 `steps_open` and `proof_missing` for completing without `completedReason`. 409 `last_resort` for going on with `suspend-orders` without `reports:approve`. Reopening needs `reason`, and so does what drops an effectiveness check (at least 10 characters): aborting a completed action, another purpose, no day. `skipped: null` reopens a skipped action.",
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
    ...plan,
    blockedReason: reason.nullable().optional(),
    completedReason: reason.optional(),
    reason: reason.optional(),
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
