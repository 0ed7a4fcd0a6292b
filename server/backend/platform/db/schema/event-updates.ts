import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { identity, moment, reference } from "./columns";
import { customerPolicies, sharedPolicies } from "./customer-policies";
import { customers } from "./customers";
import { events, type LinkReason } from "./events";

/** Two events of which the later reported may be an update of the earlier: likely, and not sure enough to make them one. */
export const eventUpdates = pgTable(
  "event_updates",
  {
    id: identity().primaryKey(),
    ownerId: reference().references(() => customers.id),
    earlierId: reference()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    laterId: reference()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    reason: jsonb().$type<LinkReason>().notNull(),
    foundAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("event_updates_once").on(table.laterId, table.earlierId),
    index("event_updates_of_earlier").on(table.earlierId),
    check("event_updates_of_another", sql`${table.laterId} <> ${table.earlierId}`),
    ...sharedPolicies(),
  ],
);

/** What a customer decided of such a pair, for itself: events are shared, and one customer's answer binds no other. */
export const eventUpdateDecisions = pgTable(
  "event_update_decisions",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    updateId: reference()
      .notNull()
      .references(() => eventUpdates.id, { onDelete: "cascade" }),
    decision: text().$type<"joined" | "apart">().notNull(),
    decidedBy: reference(),
    decidedAt: moment().notNull().defaultNow(),
    /** What joining changed of the two alerts, to take it back. */
    changes: jsonb().$type<unknown[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.updateId] }),
    check("event_update_decisions_known", sql`${table.decision} in ('joined', 'apart')`),
    ...customerPolicies(),
  ],
);
