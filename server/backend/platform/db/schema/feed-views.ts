import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytea, identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";
import { users } from "./users";

/** A filter of the feed under a name: one user's own, or the whole customer's. */
export const feedViews = pgTable(
  "feed_views",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    id: identity(),
    scope: text().$type<"User" | "Customer">().notNull(),
    /** Whose it is where the scope is User. */
    userId: reference(),
    name: text().notNull(),
    /** As the feed's query writes it: names and values are text, canonical. */
    filter: jsonb().$type<Record<string, string>>().notNull(),
    createdBy: reference().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    foreignKey({ columns: [table.customerId, table.userId], foreignColumns: [users.customerId, users.id] }),
    check("feed_views_owner", sql`(${table.scope} = 'User') = (${table.userId} is not null)`),
    check("feed_views_scope", sql`${table.scope} in ('User', 'Customer')`),
    // The customer's own have no user, and so a list of their own: 0.
    uniqueIndex("feed_views_name").on(table.customerId, sql`coalesce(user_id, 0)`, sql`lower(name)`),
    ...customerPolicies(),
  ],
);

/** Which view the feed opens with, for each user who chose one. */
export const feedViewDefaults = pgTable(
  "feed_view_defaults",
  {
    customerId: reference().notNull(),
    userId: reference().notNull(),
    viewId: reference().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.userId] }),
    foreignKey({ columns: [table.customerId, table.userId], foreignColumns: [users.customerId, users.id] }),
    foreignKey({
      columns: [table.customerId, table.viewId],
      foreignColumns: [feedViews.customerId, feedViews.id],
    }).onDelete("cascade"),
    index("feed_view_defaults_of_view").on(table.customerId, table.viewId),
    ...customerPolicies(),
  ],
);

/** Addresses at which a feed reader gets a view, each on behalf of the user who made it. */
export const feedSubscriptions = pgTable(
  "feed_subscriptions",
  {
    customerId: reference().notNull(),
    id: identity(),
    userId: reference().notNull(),
    viewId: reference().notNull(),
    tokenHash: bytea().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    foreignKey({ columns: [table.customerId, table.userId], foreignColumns: [users.customerId, users.id] }),
    foreignKey({
      columns: [table.customerId, table.viewId],
      foreignColumns: [feedViews.customerId, feedViews.id],
    }).onDelete("cascade"),
    index("feed_subscriptions_of_token").on(table.tokenHash),
    index("feed_subscriptions_of_user").on(table.customerId, table.userId),
    index("feed_subscriptions_of_view").on(table.customerId, table.viewId),
    ...customerPolicies(),
  ],
);
