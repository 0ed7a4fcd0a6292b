import { z } from "zod";
import { seconds } from "~/time/duration";
import { action } from "./actions";
import { defineCall } from "./call";
import { EXPORT_FORMATS } from "./feed-export";
import { timeZone } from "./filter-values";
import { givenDay } from "./given-day";
import { operation } from "./operations";
import { pageQuery } from "./page";
import { plain } from "./plain-name";
import {
  LONGEST_TASK_REASON,
  MOST_TASKS,
  partsOfKey,
  TASK_GROUPS,
  TASK_HOLDERS,
  TASK_KINDS,
  TASK_STEPS,
} from "./task-words";

const id = z.int().positive();
/** Searched for, or kept as a reason: without signs that nobody sees, and none that the database refuses. */
const words = (longest: number) =>
  z
    .string()
    .overwrite(plain)
    .refine((text) => !text.includes("\0"), "holds a sign that cannot be kept")
    .max(longest);
const count = z.int().nonnegative();
const AREA = "actions";
const READ = { permission: "tasks:read" } as const;
const owner = z.object({ kind: z.enum(["user", "team"]), id });
const key = z
  .string()
  .max(40)
  .refine((text) => partsOfKey(text) !== null, "a key such as action:42");

export const task = z.object({
  /** The kind and the number of what it is about, such as `action:42`. */
  key: z.string(),
  kind: z.enum(TASK_KINDS),
  group: z.enum(TASK_GROUPS),
  /** In somebody's own words; null where the kind says it. */
  title: z.string().nullable(),
  /** What the words of its kind need: how many, how alike, of which list or file; of an action the first step that is open. */
  details: z.object({
    count: count.optional(),
    score: z.number().optional(),
    name: z.string().optional(),
    email: z.string().optional(),
    next: z.string().optional(),
  }),
  /** The page of which object it is done on. */
  subject: z.object({ type: z.string(), id: id.nullable() }),
  target: z.object({ id, name: z.string() }).nullable(),
  /** The last day to do it, of the calendar. */
  dueOn: z.iso.date().nullable(),
  priority: z.enum(["High", "Medium", "Low"]),
  /** The day is a law's: it cannot be put off nor ticked. */
  statutory: z.boolean(),
  since: z.iso.datetime(),
  /** Who has to answer first; null where it is the owner's turn. */
  waitingFor: z.string().nullable(),
  owners: z.array(owner.extend({ name: z.string() })),
  putOff: z.object({ until: z.iso.date(), reason: z.string() }).nullable(),
  canDo: z.array(z.enum(TASK_STEPS)),
  version: z.int().nonnegative(),
});
export type Task = z.output<typeof task>;

const filter = {
  owner: z.enum(TASK_HOLDERS).default("me").describe("all: needs the permission `reports:approve`"),
  teamId: z.coerce.number().int().positive().optional().describe("Of `owner=team`"),
  kind: z.enum(TASK_KINDS).optional(),
  due: z.enum(TASK_GROUPS).optional(),
  statutory: z.enum(["true"]).optional(),
  q: words(200).optional().describe("Words of a title or of a target's name"),
  timeZone,
};
const groupCounts = z.record(z.enum(TASK_GROUPS), count);

export const listTasks = defineCall({
  name: "listTasks",
  area: AREA,
  summary: "List what waits for a person",
  description:
    "Of the user and their teams, a team, or all. Overdue first, then by day; within these statutory, priority, due day, oldest. Days are compared in `timeZone`. Each source needs its own permission and is left out without it.",
  method: "get",
  path: "/v2/tasks",
  access: READ,
  scope: "due-diligence:read",
  query: z.object({ ...filter, ...pageQuery }),
  response: z.object({
    content: z.array(task),
    /** Of the whole list, by when it is due; of everybody's at most `MOST_TASKS_COUNTED` in each. */
    groups: groupCounts,
    after: z.string().nullable(),
  }),
});

export const listDoneTasks = defineCall({
  name: "listDoneTasks",
  area: AREA,
  summary: "List what the user has done",
  description: "Newest first, of one year.",
  method: "get",
  path: "/v2/tasks/done",
  access: READ,
  scope: "due-diligence:read",
  query: z.object(pageQuery),
  response: z.object({
    content: z.array(
      task.pick({ key: true, kind: true, title: true, details: true, subject: true, target: true }).extend({
        doneAt: z.iso.datetime(),
      }),
    ),
    after: z.string().nullable(),
  }),
});

export const exportTasks = defineCall({
  name: "exportTasks",
  area: AREA,
  summary: "Export tasks as a file",
  description:
    "At most 100,000 under the filter of `listTasks` and in its order, in the user's language; moments are of `timeZone`. With `done` what the user has done within a year, newest first, without a filter.",
  method: "get",
  path: "/v2/tasks/export",
  access: READ,
  scope: "due-diligence:read",
  query: z.object({ ...filter, done: z.enum(["true"]).optional(), format: z.enum(EXPORT_FORMATS) }),
  mediaType: "application/octet-stream",
  timeout: seconds(30),
  response: z.string(),
});

export const readTaskCounts = defineCall({
  name: "readTaskCounts",
  area: AREA,
  summary: "Count open tasks by holder and kind",
  description: "Each up to 1,000, without what is postponed or waits for others.",
  method: "get",
  path: "/v2/tasks/counts",
  access: READ,
  scope: "due-diligence:read",
  query: z.object({ timeZone }),
  response: z.object({
    mine: count,
    /** The user's own tasks that somebody outside has to answer first. */
    waiting: count,
    /** Null without the permission to see all. */
    all: count.nullable(),
    teams: z.array(z.object({ id, name: z.string(), count })),
    /** Of the user's own. */
    kinds: z.partialRecord(z.enum(TASK_KINDS), count),
    statutory: count,
    /** The user's next days that a law sets, the first four. */
    clocks: z.array(task),
  }),
});

export const readTask = defineCall({
  name: "readTask",
  area: AREA,
  summary: "Read an open task and its background",
  description:
    "Of the user and their teams; with the permission `reports:approve` of anybody, as are answers to review. 404 for one that is done.",
  method: "get",
  path: "/v2/tasks/{key}",
  access: READ,
  scope: "due-diligence:read",
  params: z.object({ key: z.string().max(40) }),
  query: z.object({ timeZone }),
  response: z.object({
    task,
    /** By which a deadline of the law was computed: where it is written. */
    rule: z.object({ source: z.string(), version: z.string() }).nullable(),
    /** Of the kinds `action` and `action-effect`. */
    action: action
      .pick({
        ...{ typeId: true, metaStatus: true, description: true, purpose: true, steps: true },
        ...{ blockedReason: true, success: true, effectDueOn: true },
      })
      .extend({ alert: z.object({ id, title: z.string(), language: z.string().nullable() }).nullable() })
      .nullable(),
  }),
});
export type TaskRead = z.output<typeof readTask.response>;

const change = z.union([
  z.object({
    putOff: z.object({ until: givenDay(), reason: words(LONGEST_TASK_REASON).default("") }).nullable(),
    timeZone,
  }),
  z.object({ assign: owner }),
  z.object({ done: z.literal(true) }),
]);

export const changeTask = defineCall({
  name: "changeTask",
  area: AREA,
  summary: "Postpone, assign or finish a task",
  description:
    "`putOff: null` takes it back. 409 `statutory` for what a law dates, 409 `not_here` for what is finished elsewhere, 409 `stale_version` with the task after a concurrent change; 422 `owner_without_permission` for somebody whose roles do not show such tasks, 422 `owner_not_reader` for who does not read its confidential action, 422 `second_person` for who wrote what another person has to review.",
  method: "put",
  path: "/v2/tasks/{key}",
  access: { permission: "actions:manage" },
  scope: "due-diligence:write",
  params: z.object({ key: z.string().max(40) }),
  body: z.object({ change, version: count }),
  status: 204,
  response: z.void(),
});

export const changeTasks = defineCall({
  name: "changeTasks",
  area: AREA,
  summary: "Postpone, assign or finish several tasks",
  description: `At most ${MOST_TASKS}. What has another version than \`versions\` says, is dated by a law or is kept by its own rules stays as it is and stands in \`failures\`, each with why. \`undoOperation\` takes the others back.`,
  method: "post",
  path: "/v2/tasks/changes",
  access: { permission: "actions:manage" },
  scope: "due-diligence:write",
  body: z.object({
    keys: z.array(key).min(1).max(MOST_TASKS, `At most ${MOST_TASKS} at once.`),
    /** Which version of a task was seen, by its key; of those without one any is changed. */
    versions: z.record(key, count).optional(),
    change,
  }),
  response: operation,
});

export const readTaskOwners = defineCall({
  name: "readTaskOwners",
  area: AREA,
  summary: "Read who has unassigned tasks of each kind",
  method: "get",
  path: "/v2/task-owners",
  access: READ,
  scope: "due-diligence:read",
  response: z.array(z.object({ kind: z.enum(TASK_KINDS), owner: owner.extend({ name: z.string() }).nullable() })),
});

export const setTaskOwner = defineCall({
  name: "setTaskOwner",
  area: AREA,
  summary: "Set who has unassigned tasks of a kind",
  description:
    "Null: the manager who has been there longest. 422 `owner_without_permission` for whose roles do not show such tasks, 422 `owner_not_reader` for who does not read confidential actions where the kind is about actions.",
  method: "put",
  path: "/v2/task-owners/{kind}",
  access: { permission: "rules:manage" },
  scope: "feed:write",
  params: z.object({ kind: z.enum(TASK_KINDS) }),
  body: z.object({ owner: owner.nullable() }),
  status: 204,
  response: z.void(),
});
