import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { alerts } from "./alerts";
import { identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";

/** What a rule makes of an alert: the contract's changes, in their order. */
export type StoredRuleChange =
  | { kind: "status"; statusId: "in-review" | "relevant" | "archived" }
  | { kind: "label"; labelId: number }
  | { kind: "priority"; priority: "Low" | "Mid" | "High" | "Critical" }
  | { kind: "notify"; userIds: number[] };

/** "When an alert is like this, do that": the customer's, in the order of their positions. */
export const alertRules = pgTable(
  "alert_rules",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    id: identity(),
    name: text().notNull(),
    /** The part of the feed filter that a rule may ask for, as its query says it. */
    filter: jsonb().$type<Record<string, string>>().notNull(),
    changes: jsonb().$type<StoredRuleChange[]>().notNull(),
    position: integer().notNull(),
    active: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdBy: reference(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index("alert_rules_in_order").on(table.customerId, table.position, table.id),
    ...customerPolicies(),
  ],
);

/** Which alerts a rule has dealt with: never one twice, not even after it was taken back. */
export const alertRuleHits = pgTable(
  "alert_rule_hits",
  {
    customerId: reference().notNull(),
    ruleId: reference().notNull(),
    alertId: reference().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.ruleId, table.alertId] }),
    index("alert_rule_hits_of_alert").on(table.customerId, table.alertId),
    foreignKey({
      columns: [table.customerId, table.ruleId],
      foreignColumns: [alertRules.customerId, alertRules.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.customerId, table.alertId],
      foreignColumns: [alerts.customerId, alerts.id],
    }).onDelete("cascade"),
    ...customerPolicies(),
  ],
);
