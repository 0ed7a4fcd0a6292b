import { sql } from "drizzle-orm";
import { check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { actions } from "./actions";
import { identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";
import { targets } from "./targets";

export interface PlannedMeasure {
  title: string;
  dueOn: string;
  /** Who does it at the supplier. */
  who: string;
  /** When the supplier said that it is done. */
  doneAt: string | null;
}

/** A corrective plan that a supplier makes for an action, by the links of its mails (`requests`). */
export const supplierPlans = pgTable(
  "supplier_plans",
  {
    id: identity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    actionId: reference().notNull(),
    targetId: reference()
      .notNull()
      .references(() => targets.id),
    contactEmail: text().notNull(),
    contactName: text().notNull().default(""),
    language: text().$type<"en" | "de" | "ch" | "fr">().notNull(),
    /** What the supplier reads, as the action said it when it was sent: what changes there later is not shown. */
    title: text().notNull(),
    actionDueOn: date({ mode: "string" }),
    message: text().notNull(),
    /** The last day to answer (UTC). */
    dueOn: date({ mode: "string" }).notNull(),
    state: text().$type<"asked" | "proposed" | "returned" | "accepted" | "revoked">().notNull().default("asked"),
    cause: text().notNull().default(""),
    measures: jsonb().$type<PlannedMeasure[]>().notNull().default([]),
    /** Who says to have proposed it. */
    proposedBy: text(),
    proposedAt: moment(),
    returnReason: text(),
    decidedBy: reference(),
    decidedAt: moment(),
    /** Since when it is the other side's turn. */
    turnAt: moment().notNull().defaultNow(),
    /** What the supplier has sent as proof; the document may be deleted since. */
    proofs: jsonb().$type<{ documentId: number; name: string; at: string }[]>().notNull().default([]),
    /** Of which version the supplier was written to: a job that runs twice writes one mail. */
    mailedVersion: integer().notNull().default(0),
    /** The last day to answer that the supplier was reminded of. */
    remindedOf: date({ mode: "string" }),
    createdBy: reference(),
    createdAt: moment().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    foreignKey({
      columns: [table.customerId, table.actionId],
      foreignColumns: [actions.customerId, actions.id],
    }).onDelete("cascade"),
    check("supplier_plans_language", sql`${table.language} in ('en', 'de', 'ch', 'fr')`),
    check("supplier_plans_state", sql`${table.state} in ('asked', 'proposed', 'returned', 'accepted', 'revoked')`),
    index("supplier_plans_of_action").on(table.customerId, table.actionId, table.id),
    index("supplier_plans_of_target").on(table.customerId, table.targetId),
    ...customerPolicies(),
  ],
);
