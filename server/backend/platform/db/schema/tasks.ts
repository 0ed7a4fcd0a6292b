import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { TaskKind } from "~/backend/contract/task-words";
import { moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";

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
