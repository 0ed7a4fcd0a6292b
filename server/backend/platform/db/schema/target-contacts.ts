import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";
import { targets } from "./targets";

/** Whom a customer writes to about a target. */
export const targetContacts = pgTable(
  "target_contacts",
  {
    id: identity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    targetId: reference()
      .notNull()
      .references(() => targets.id),
    email: text().notNull(),
    name: text().notNull().default(""),
    /** What they do there, in the customer's words: "Quality manager". */
    role: text().notNull().default(""),
    /** Null while it is not known. */
    language: text().$type<"en" | "de" | "ch">(),
    /** `verified`: somebody answered from there. `bounced`, `opted-out`: the address gets no mail about any target of the customer. */
    state: text().$type<"unverified" | "verified" | "bounced" | "opted-out" | "left">().notNull().default("unverified"),
    /** Where the address comes from: typed by a user, or from a list of suppliers. */
    source: text().$type<"user" | "list">().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** When they were last asked something. */
    usedAt: moment().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    uniqueIndex("target_contacts_one").on(table.customerId, table.targetId, sql`lower(${table.email})`),
    index("target_contacts_address").on(table.customerId, sql`lower(${table.email})`),
    check("target_contacts_language", sql`${table.language} in ('en', 'de', 'ch')`),
    check("target_contacts_state", sql`${table.state} in ('unverified', 'verified', 'bounced', 'opted-out', 'left')`),
    check("target_contacts_source", sql`${table.source} in ('user', 'list')`),
    ...customerPolicies(),
  ],
);
