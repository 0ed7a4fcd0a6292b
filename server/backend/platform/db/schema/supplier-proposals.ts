import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";
import { targets } from "./targets";

/** A supplier that was no target when somebody proposed it. */
export const supplierProposals = pgTable(
  "supplier_proposals",
  {
    id: identity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    /** To whom it delivers. */
    targetId: reference()
      .notNull()
      .references(() => targets.id, { onDelete: "cascade" }),
    name: text().notNull(),
    country: text(),
    website: text(),
    comment: text().notNull().default(""),
    state: text().$type<"Pending" | "Completed" | "Rejected">().notNull().default("Pending"),
    proposedBy: reference(),
    proposedAt: moment().notNull().defaultNow(),
    decidedBy: reference(),
    decidedAt: moment(),
    reason: text(),
    /** The target that was made of it. */
    supplierId: reference().references(() => targets.id, { onDelete: "set null" }),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index("supplier_proposals_of_target").on(table.customerId, table.targetId, table.id),
    check("supplier_proposals_state", sql`${table.state} in ('Pending', 'Completed', 'Rejected')`),
    ...customerPolicies(),
  ],
);
