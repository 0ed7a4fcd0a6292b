import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import type { TaskDigest, TaskKind } from "~/backend/contract/task-words";
import { moment, reference } from "./columns";
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

/** Which mails about tasks a person wants, and what the last one said. Without a row: none. */
export const taskMails = pgTable(
  "task_mails",
  {
    customerId: reference().notNull(),
    userId: reference().notNull(),
    digest: text().$type<TaskDigest>().notNull().default("off"),
    /** Whether a task that somebody else gave them is told by mail. */
    given: boolean().notNull().default(false),
    /** The last day, where the person is, for which a digest was written or found to hold nothing new. */
    checkedOn: date({ mode: "string" }),
    /** A hash of what the list held then. */
    sentHash: text(),
    /** The newest notification of a given task that was told by mail. */
    givenUpTo: bigint({ mode: "number" }).notNull().default(0),
    /** Whether days that are near or over are told by mail. */
    reminders: boolean().notNull().default(false),
    /** The last day, where the person is, on which that was looked at. */
    remindedOn: date({ mode: "string" }),
    /** The newest notification of a day that was told by mail. */
    remindedUpTo: bigint({ mode: "number" }).notNull().default(0),
    /** Whether comments of others on actions that they take part in are told by mail. */
    commented: boolean().notNull().default(false),
    /** The newest notification of a comment that was told by mail. */
    commentedUpTo: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.userId] }),
    foreignKey({ columns: [table.customerId, table.userId], foreignColumns: [users.customerId, users.id] }),
    check("task_mails_digest", sql`${table.digest} in ('off', 'daily', 'weekly')`),
    index("task_mails_digests").on(table.customerId, table.userId).where(sql`digest <> 'off' or reminders`),
    ...customerPolicies(),
  ],
);

/** What a customer set for all its tasks. Without a row: as the rules have it. */
export const taskSettings = pgTable(
  "task_settings",
  {
    customerId: reference()
      .primaryKey()
      .references(() => customers.id),
    /** Days that a task may be overdue before its lead is told; null: never. */
    escalateAfter: integer(),
  },
  (table) => [check("task_settings_escalate", sql`${table.escalateAfter} between 1 and 365`), ...customerPolicies()],
);

/** Tasks that a lead was told to be late, each once of each day that it was due on. */
export const taskEscalations = pgTable(
  "task_escalations",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    kind: text().$type<TaskKind>().notNull(),
    subjectId: reference().notNull(),
    dueOn: date({ mode: "string" }).notNull(),
    /** Who was told. */
    userId: reference().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.kind, table.subjectId, table.dueOn] }),
    ...customerPolicies(),
  ],
);
