import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { actions } from "./actions";
import { reference } from "./columns";
import { customerPolicies } from "./customer-policies";

/**
 * Titles of actions as they are searched, kept by triggers and asked through `actions_titled`. Beside the actions, for these change all the
 * time and their titles hardly ever: an index on the actions themselves would be written with each change.
 */
export const actionTitles = pgTable(
  "action_titles",
  {
    customerId: reference().notNull(),
    actionId: reference().notNull(),
    /** In lower case. */
    title: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.actionId] }),
    foreignKey({
      columns: [table.customerId, table.actionId],
      foreignColumns: [actions.customerId, actions.id],
    }).onDelete("cascade"),
    // A long list of what was not sorted in yet would be read through by each search.
    index("action_titles_keys")
      .using("gin", sql`action_title_keys(customer_id, title)`)
      .with({ gin_pending_list_limit: 1024 }),
    ...customerPolicies(),
  ],
);
