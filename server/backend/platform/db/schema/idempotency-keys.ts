import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { users } from "./users";

/** The answers to changes already made, so that a second submit of the same form gets the first one's answer. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    customerId: reference().notNull(),
    userId: reference().notNull(),
    key: text().notNull(),
    call: text().notNull(),
    /** The same key with another request is a mistake of the caller and not a repeat. */
    requestHash: text().notNull(),
    /** Null while the first request is still at work. */
    status: integer(),
    body: jsonb(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.userId, table.key] }),
    foreignKey({ columns: [table.customerId, table.userId], foreignColumns: [users.customerId, users.id] }),
    index("idempotency_keys_age").on(table.createdAt),
    ...customerPolicies(),
  ],
);
