import { sql } from "drizzle-orm";
import { char, check, date, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { identity } from "./columns";

/** How sure we are of a rule: A from the law's own text, B from its authority's publication, C from a secondary source, D our own. */
export type Confidence = "A" | "B" | "C" | "D";

/** Lists, thresholds, classes and weights with the time they hold. The same for every customer; periods cannot overlap (a migration's exclusion constraint). */
export const rules = pgTable(
  "rules",
  {
    id: identity().primaryKey(),
    name: text().notNull(),
    version: text().notNull(),
    /** First day on which it holds. */
    validFrom: date({ mode: "string" }).notNull(),
    /** First day on which it does not hold any more; null while no end is known. */
    validTo: date({ mode: "string" }),
    source: text().notNull(),
    confidence: char({ length: 1 }).$type<Confidence>().notNull(),
    value: jsonb().notNull(),
  },
  (table) => [
    unique("rules_name_version").on(table.name, table.version),
    check("rules_confidence", sql`${table.confidence} in ('A', 'B', 'C', 'D')`),
    check("rules_period", sql`${table.validTo} is null or ${table.validTo} > ${table.validFrom}`),
  ],
);
