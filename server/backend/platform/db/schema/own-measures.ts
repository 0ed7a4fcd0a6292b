import { sql } from "drizzle-orm";
import { char, check, foreignKey, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";
import type { Confidence } from "./rules";

export type OwnMeasureState = "draft" | "reviewed" | "published" | "retired";

/** What a customer can do about a risk in its own words, beside the measures of the register. The content never changes once it is published. */
export const ownMeasures = pgTable(
  "own_measures",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    id: identity(),
    state: text().$type<OwnMeasureState>().notNull().default("draft"),
    /** As the contract's `ownMeasureContent`, without source and confidence. */
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    source: text().notNull(),
    confidence: char({ length: 1 }).$type<Confidence>().notNull(),
    /** The published one that retires when this one is published. */
    replacesId: reference(),
    /** The last who changed its text: somebody else reviews it. */
    writtenBy: reference(),
    reviewedBy: reference(),
    /** What its writer is to change, by whoever sent the draft back; null once the text was changed or reviewed. */
    returnNote: text(),
    returnedBy: reference(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    foreignKey({ columns: [table.customerId, table.replacesId], foreignColumns: [table.customerId, table.id] }),
    check("own_measures_state", sql`${table.state} in ('draft', 'reviewed', 'published', 'retired')`),
    ...customerPolicies(),
  ],
);
