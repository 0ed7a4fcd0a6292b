import { sql } from "drizzle-orm";
import { customType, foreignKey, index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { alerts } from "./alerts";
import { reference } from "./columns";
import { customerPolicies } from "./customer-policies";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * The words that an alert is found by: of its event's title and summary and of the names of the first 200 targets that it
 * touches, as its page shows them. Kept by triggers. The index holds each word under customer and month, so that a search
 * reads one customer's rows only and can go back in time month by month; it is asked through `alerts_with_words`.
 */
export const alertSearch = pgTable(
  "alert_search",
  {
    customerId: reference().notNull(),
    alertId: reference().notNull(),
    /** Of the alert's moment in UTC: months since the year 0. */
    month: integer().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.alertId] }),
    foreignKey({
      columns: [table.customerId, table.alertId],
      foreignColumns: [alerts.customerId, alerts.id],
    }).onDelete("cascade"),
    // A long list of what was not sorted in yet would be read through by each search.
    index("alert_search_words")
      .using("gin", sql`alert_search_keys(customer_id, month, words)`)
      .with({ gin_pending_list_limit: 512 }),
    ...customerPolicies(),
  ],
);
