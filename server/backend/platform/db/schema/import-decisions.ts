import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";

/** What people of a customer said that a supplier of a list is, by its name, country and town: asked once, and not with the next list. */
export const importDecisions = pgTable(
  "import_decisions",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    /** See `intake/imports/run/decision-key.ts`. */
    key: text().notNull(),
    decision: text().$type<"create" | "join" | "repeat" | "skip">().notNull(),
    /** Of `join`. */
    targetId: reference(),
    /** The row that was decided; null where a line of a matched list was, until that goes into an import. */
    importId: reference(),
    row: integer(),
    decidedBy: reference(),
    decidedAt: moment().notNull().defaultNow(),
    /** What was remembered before rows were decided together; see `intake/imports/run/before-image.ts`. */
    before: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.key] }), ...customerPolicies()],
);
