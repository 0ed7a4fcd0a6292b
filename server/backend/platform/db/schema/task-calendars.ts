import { boolean, date, foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { TaskKind } from "~/backend/contract/task-words";
import { bytea, identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { users } from "./users";

/** Addresses at which a calendar program gets somebody's tasks with a day, each on behalf of the user who made it. */
export const taskCalendars = pgTable(
  "task_calendars",
  {
    customerId: reference().notNull(),
    id: identity(),
    userId: reference().notNull(),
    tokenHash: bytea().notNull(),
    /** Titles and the names of suppliers are told; else only what kind of task it is. */
    withNames: boolean().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    foreignKey({ columns: [table.customerId, table.userId], foreignColumns: [users.customerId, users.id] }),
    index("task_calendars_of_token").on(table.tokenHash),
    index("task_calendars_of_user").on(table.customerId, table.userId),
    ...customerPolicies(),
  ],
);

/** What a calendar program was told of a task: it takes a change only with a higher number, and forgets nothing that is not cancelled. */
export const taskCalendarEntries = pgTable(
  "task_calendar_entries",
  {
    customerId: reference().notNull(),
    calendarId: reference().notNull(),
    kind: text().$type<TaskKind>().notNull(),
    /** The number of what it is about; what that is follows from the kind. */
    subjectId: reference().notNull(),
    dueOn: date({ mode: "string" }).notNull(),
    /** Of all that was told, so that a change is seen. */
    toldHash: text().notNull(),
    /** SEQUENCE of RFC 5545: 0, then one more with each change. */
    sequence: integer().notNull().default(0),
    changedAt: moment().notNull().defaultNow(),
    cancelled: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.calendarId, table.kind, table.subjectId] }),
    foreignKey({
      columns: [table.customerId, table.calendarId],
      foreignColumns: [taskCalendars.customerId, taskCalendars.id],
    }).onDelete("cascade"),
    ...customerPolicies(),
  ],
);
