import { z } from "zod";
import { defineCall } from "./call";
import { task } from "./tasks";

const AREA = "actions";
const READ = { permission: "tasks:read" } as const;

/** A calendar shows tasks that were due so many days ago at most, and so many ahead. */
export const CALENDAR_DAYS = { before: 60, after: 400 };
export const MOST_CALENDARS = 10;

export const taskCalendar = z.object({
  id: z.int().positive(),
  /** Titles and names of suppliers are told; else only what kind of task it is. */
  withNames: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type TaskCalendar = z.infer<typeof taskCalendar>;

export const listTaskCalendars = defineCall({
  name: "listTaskCalendars",
  area: AREA,
  summary: "List your active calendar addresses, newest first",
  method: "get",
  path: "/v2/task-calendars",
  access: READ,
  bearer: "person",
  response: z.array(taskCalendar),
});

export const createTaskCalendar = defineCall({
  name: "createTaskCalendar",
  area: AREA,
  summary: "Create a calendar address of your tasks",
  description: `The calendar acts with your permissions. The token is shown once. At most ${MOST_CALENDARS} at a time (409 \`too_many_calendars\`).`,
  method: "post",
  path: "/v2/task-calendars",
  access: READ,
  bearer: "person",
  secretAnswer: true,
  body: z.object({ withNames: z.boolean().default(false) }),
  status: 201,
  response: z.object({ token: z.string(), calendar: taskCalendar }),
});

export const revokeTaskCalendar = defineCall({
  name: "revokeTaskCalendar",
  area: AREA,
  summary: "Revoke a calendar address",
  method: "delete",
  path: "/v2/task-calendars/{calendarId}",
  access: READ,
  bearer: "person",
  params: z.object({ calendarId: z.coerce.number().int().positive() }),
  status: 204,
  response: z.void(),
});

export const readTaskCalendar = defineCall({
  name: "readTaskCalendar",
  area: AREA,
  summary: "Read tasks as a calendar program",
  description: `Tasks with a due day of the owner of the token and of their teams, from ${CALENDAR_DAYS.before} days ago to ${CALENDAR_DAYS.after} days ahead, at most 1,000, those dated by a law or a person first, and what was answered before as long as it is open. What is done or no longer theirs is answered as cancelled for 30 days.`,
  method: "get",
  path: "/v2/task-calendar/{token}",
  access: "public",
  params: z.object({ token: z.string().max(100) }),
  response: z.object({
    id: z.int().positive(),
    language: z.string(),
    withNames: z.boolean(),
    entries: z.array(
      task.pick({ key: true, kind: true, title: true, details: true, subject: true, target: true }).extend({
        dueOn: z.iso.date(),
        priority: z.enum(["High", "Medium", "Low"]),
        statutory: z.boolean(),
        /** Rises with each change, as SEQUENCE of RFC 5545 does. */
        sequence: z.int().nonnegative(),
        changedAt: z.iso.datetime(),
        cancelled: z.boolean(),
      }),
    ),
  }),
});
export type TaskCalendarRead = z.infer<typeof readTaskCalendar.response>;
