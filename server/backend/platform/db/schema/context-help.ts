import { foreignKey, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";
import { users } from "./users";

/** A customer's own words beside a screen or a field. */
export const contextHelp = pgTable(
  "context_help",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    key: text().notNull(),
    locale: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Grows by one with each change; a change made against an older one is refused. */
    version: integer().notNull().default(1),
    updatedAt: moment().notNull().defaultNow(),
    updatedBy: reference(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.key, table.locale] }),
    foreignKey({ columns: [table.customerId, table.updatedBy], foreignColumns: [users.customerId, users.id] }),
    ...customerPolicies(),
  ],
);
