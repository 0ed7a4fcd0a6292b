import { sql } from "drizzle-orm";
import { boolean, check, date, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Role } from "~/backend/contract/permissions";
import { identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";

export const users = pgTable(
  "users",
  {
    id: identity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    /** In lower case; one address is one account in the whole installation, because sign-in asks for nothing else. */
    email: text().notNull().unique(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    language: text().$type<"en" | "de" | "ch">().notNull().default("en"),
    /** argon2id in its own notation; null for accounts that only sign in from elsewhere. */
    passwordHash: text(),
    passwordValidUntil: date({ mode: "string" }),
    embeddedLogin: boolean().notNull().default(false),
    demo: boolean().notNull().default(false),
    roles: text().array().$type<Role[]>().notNull(),
    perspectives: text().array().notNull().default(sql`'{}'`),
    /** What the user chose for themselves; its shape is the contract's. */
    preferences: jsonb().notNull().default({}),
    /** When a link that was sent to the address was followed. */
    emailConfirmedAt: moment(),
    /** Grows with each change of roles, teams or access. */
    version: integer().notNull().default(1),
    deactivatedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    check("users_email_lower", sql`${table.email} = lower(${table.email})`),
    check("users_language", sql`${table.language} in ('en', 'de', 'ch')`),
    ...customerPolicies(),
  ],
);
