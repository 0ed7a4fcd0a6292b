import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { identity, moment, reference } from "./columns";
import { customerPolicies, ownCustomerPolicies } from "./customer-policies";

export const customers = pgTable(
  "customers",
  {
    id: identity().primaryKey(),
    /** A short name that stays when the customer is renamed, such as `nordwind`. */
    key: text().notNull().unique(),
    name: text().notNull(),
    logo: text(),
    planName: text().notNull(),
    /** So many targets the graph of one collection may hold under the plan. */
    graphLimit: integer().notNull().default(2000),
    createdAt: moment().notNull().defaultNow(),
  },
  ownCustomerPolicies,
);

/** A row says that the feature is on for the customer. */
export const customerFeatureFlags = pgTable(
  "customer_feature_flags",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    flag: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.flag] }), ...customerPolicies()],
);
