import { sql } from "drizzle-orm";
import { boolean, check, date, foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { TaskKind } from "~/backend/contract/task-words";
import { bytea, identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";
import { users } from "./users";

/**
 * What people decided about a task that its own table has no room for: who has it, until when it is put off, that it is done. The tasks
 * themselves are read from where they arise (`server/backend/sections/tasks/sources`).
 */
export const taskPlans = pgTable(
  "task_plans",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    kind: text().$type<TaskKind>().notNull(),
    /** The number of what it is about; what that is follows from the kind. */
    subjectId: reference().notNull(),
    /** Null: whoever has tasks of its kind. */
    holderKind: text().$type<"user" | "team">(),
    holderId: reference(),
    /** It comes back on this day. */
    putOffUntil: date({ mode: "string" }),
    putOffReason: text().notNull().default(""),
    /** Of kinds whose own table knows no end. */
    doneAt: moment(),
    doneBy: reference(),
    version: integer().notNull().default(1),
    updatedBy: reference(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.kind, table.subjectId] }),
    check("task_plans_holder", sql`(${table.holderKind} is null) = (${table.holderId} is null)`),
    check("task_plans_holder_kind", sql`${table.holderKind} in ('user', 'team')`),
    index("task_plans_of").on(table.customerId, table.holderKind, table.holderId).where(sql`holder_id is not null`),
    ...customerPolicies(),
  ],
);

/** Who has the tasks of a kind that nobody was given. Without a row: the manager who has been there longest. */
export const taskOwners = pgTable(
  "task_owners",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    kind: text().$type<TaskKind>().notNull(),
    holderKind: text().$type<"user" | "team">().notNull(),
    holderId: reference().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.kind] }),
    check("task_owners_holder_kind", sql`${table.holderKind} in ('user', 'team')`),
    ...customerPolicies(),
  ],
);

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
