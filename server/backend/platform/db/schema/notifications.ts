import { sql } from "drizzle-orm";
import { foreignKey, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { users } from "./users";

/** Something a user should hear of: `notifications:<kind>` with these values says it in words. */
export const notifications = pgTable(
  "notifications",
  {
    id: identity(),
    customerId: reference().notNull(),
    userId: reference().notNull(),
    kind: text().notNull(),
    params: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    /** What it is about, as `type:id`, such as `alert:42`. */
    subject: text(),
    createdAt: moment().notNull().defaultNow(),
    readAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    foreignKey({ columns: [table.customerId, table.userId], foreignColumns: [users.customerId, users.id] }),
    index("notifications_unread")
      .on(table.customerId, table.userId, table.createdAt.desc())
      .where(sql`read_at is null`),
    index("notifications_of_user").on(table.customerId, table.userId, table.createdAt.desc()),
    // Equal ones of a day are one row of the list.
    index("notifications_equal").on(table.customerId, table.userId, table.subject, table.kind, table.createdAt),
    ...customerPolicies(),
  ],
);
