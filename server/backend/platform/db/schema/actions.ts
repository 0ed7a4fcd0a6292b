import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { identity, moment, reference } from "./columns";
import { customerPolicies, readersPolicy } from "./customer-policies";
import { customers } from "./customers";
import { documents } from "./documents";
import { targets } from "./targets";

export type ActionPurpose = "prevent" | "remedy" | "end" | "mitigate" | "monitor" | "supply";
export type ActionEffect = "effective" | "partly" | "not-effective";
export type MetaStatus = "Planned" | "InProgress" | "Completed" | "Aborted";

/** What a customer does about a risk: asked, planned, done, by whom and until when. */
export const actions = pgTable(
  "actions",
  {
    id: identity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    /** One of `server/backend/reference/catalogue/action-types.ts`. */
    typeId: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(""),
    metaStatus: text().$type<MetaStatus>().notNull().default("Planned"),
    /** Why it is not done, and until when that holds. */
    skippedReason: text(),
    skippedUntil: date({ mode: "string" }),
    dueOn: date({ mode: "string" }),
    /** What it is for: prevention (LkSG § 6), remedy (§ 7) or supply. */
    purpose: text().$type<ActionPurpose>(),
    /** One of `RIGHTS` of the contract. */
    rightConcerned: text(),
    rootCause: text().notNull().default(""),
    /** By what it is to be judged whether it worked: a text, or a figure that goes from one value to another. */
    successMeasure: text().notNull().default(""),
    successBefore: doublePrecision(),
    successAfter: doublePrecision(),
    /** Read by its assignees, its creator and managers only. */
    confidential: boolean().notNull().default(false),
    /** What it costs, in this ISO 4217 currency; both or neither. */
    costAmount: numeric({ precision: 14, scale: 2, mode: "number" }),
    costCurrency: text(),
    /** The grievance that it is a measure about, by its number. */
    grievanceId: reference(),
    /** Why nobody can go on with it. */
    blockedReason: text(),
    /** Why it was completed without proof, or with steps left open. */
    completedReason: text(),
    /** The measure that it was started from, as `<id>@<version>`. */
    measure: text(),
    /** Last day to judge whether it worked (LkSG §§ 6(5), 7(4)). */
    effectDueOn: date({ mode: "string" }),
    effect: text().$type<ActionEffect>(),
    effectNote: text().notNull().default(""),
    effectBy: reference(),
    effectAt: moment(),
    /** The check that was dropped, and why: when it was due, and what somebody wrote. */
    effectWaived: jsonb().$type<{ dueOn: string | null; reason: string }>(),
    /** Done again so many months after it was completed. */
    everyMonths: integer(),
    /** The one that this goes on from: it did not work, or comes again. */
    followsId: reference(),
    createdBy: reference(),
    completedAt: moment(),
    /** Whose it was to do may be others. */
    completedBy: reference(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    check("actions_effect", sql`${table.effect} in ('effective', 'partly', 'not-effective')`),
    check("actions_cost", sql`(${table.costAmount} is null) = (${table.costCurrency} is null)`),
    index("actions_of_grievance").on(table.customerId, table.grievanceId).where(sql`grievance_id is not null`),
    check("actions_every", sql`${table.everyMonths} between 1 and 60`),
    index("actions_effect_due")
      .on(table.customerId, table.effectDueOn)
      .where(sql`effect is null and effect_due_on is not null`),
    index("actions_measure").on(table.customerId, table.measure).where(sql`measure is not null`),
    check("actions_status", sql`${table.metaStatus} in ('Planned', 'InProgress', 'Completed', 'Aborted')`),
    index("actions_of_creator").on(table.customerId, table.createdBy, table.metaStatus),
    index("actions_completed")
      .on(table.customerId, table.completedBy, table.completedAt)
      .where(sql`completed_by is not null`),
    index("actions_due").on(table.customerId, table.metaStatus, table.dueOn),
    index("actions_resting").on(table.customerId, table.skippedUntil).where(sql`skipped_until is not null`),
    index("actions_by_day").on(table.customerId, sql`coalesce(due_on, 'infinity'::date)`, table.id),
    // Each as a list is sorted by it.
    index("actions_by_start").on(table.customerId, table.createdAt, table.id),
    index("actions_by_title").on(table.customerId, sql`left(lower(title), 100) collate "C"`, table.id),
    index("actions_by_status").on(
      table.customerId,
      sql`array_position(array['Planned', 'InProgress', 'Completed', 'Aborted'], meta_status)`,
      table.id,
    ),
    index("actions_follows").on(table.customerId, table.followsId).where(sql`follows_id is not null`),
    ...customerPolicies(),
    readersPolicy(sql`confidential`, sql`reads_action(customer_id, id, created_by)`),
  ],
);

/** What has to be done one after the other. */
export const actionSteps = pgTable(
  "action_steps",
  {
    customerId: reference().notNull(),
    actionId: reference().notNull(),
    /** From 1 on, without gaps. */
    position: integer().notNull(),
    title: text().notNull(),
    dueOn: date({ mode: "string" }),
    /** The user who has it; null: who has the action. */
    assigneeId: reference(),
    doneAt: moment(),
    doneBy: reference(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.actionId, table.position] }),
    foreignKey({
      columns: [table.customerId, table.actionId],
      foreignColumns: [actions.customerId, actions.id],
    }).onDelete("cascade"),
    ...customerPolicies(),
  ],
);

/** Who has it: a user or a team. */
export const actionAssignees = pgTable(
  "action_assignees",
  {
    customerId: reference().notNull(),
    actionId: reference().notNull(),
    kind: text().$type<"user" | "team">().notNull(),
    assigneeId: reference().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.actionId, table.kind, table.assigneeId] }),
    index("action_assignees_of").on(table.customerId, table.kind, table.assigneeId),
    foreignKey({
      columns: [table.customerId, table.actionId],
      foreignColumns: [actions.customerId, actions.id],
    }).onDelete("cascade"),
    ...customerPolicies(),
  ],
);

export const actionTargets = pgTable(
  "action_targets",
  {
    customerId: reference().notNull(),
    actionId: reference().notNull(),
    targetId: reference()
      .notNull()
      .references(() => targets.id),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.actionId, table.targetId] }),
    index("action_targets_of_target").on(table.customerId, table.targetId, table.actionId),
    foreignKey({
      columns: [table.customerId, table.actionId],
      foreignColumns: [actions.customerId, actions.id],
    }).onDelete("cascade"),
    ...customerPolicies(),
  ],
);

export const actionAlerts = pgTable(
  "action_alerts",
  {
    customerId: reference().notNull(),
    actionId: reference().notNull(),
    alertId: reference().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.actionId, table.alertId] }),
    index("action_alerts_of_alert").on(table.customerId, table.alertId),
    foreignKey({
      columns: [table.customerId, table.actionId],
      foreignColumns: [actions.customerId, actions.id],
    }).onDelete("cascade"),
    ...customerPolicies(),
  ],
);

/** What people say about an action. */
export const actionComments = pgTable(
  "action_comments",
  {
    id: identity(),
    customerId: reference().notNull(),
    actionId: reference().notNull(),
    text: text().notNull(),
    createdBy: reference(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index("action_comments_of").on(table.customerId, table.actionId, table.id),
    foreignKey({
      columns: [table.customerId, table.actionId],
      foreignColumns: [actions.customerId, actions.id],
    }).onDelete("cascade"),
    ...customerPolicies(),
  ],
);

/** Documents that an action is about or has brought. */
export const actionDocuments = pgTable(
  "action_documents",
  {
    customerId: reference().notNull(),
    actionId: reference().notNull(),
    documentId: reference().notNull(),
    /** Evidence of whether the action worked. */
    provesEffect: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.actionId, table.documentId] }),
    index("action_documents_of_document").on(table.customerId, table.documentId),
    foreignKey({
      columns: [table.customerId, table.actionId],
      foreignColumns: [actions.customerId, actions.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.customerId, table.documentId],
      foreignColumns: [documents.customerId, documents.id],
    }).onDelete("cascade"),
    ...customerPolicies(),
  ],
);

/** What a customer does again and again, to start an action from. */
export const actionTemplates = pgTable(
  "action_templates",
  {
    id: identity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    title: text().notNull(),
    typeId: text().notNull(),
    purpose: text().$type<ActionPurpose>(),
    rightConcerned: text(),
    description: text().notNull().default(""),
    /** What proves that it was done. */
    evidence: text().notNull().default(""),
    steps: jsonb().$type<{ title: string; afterDays: number | null }[]>().notNull(),
    createdBy: reference(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] }), ...customerPolicies()],
);
