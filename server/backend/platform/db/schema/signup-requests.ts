import { index, pgTable, text } from "drizzle-orm/pg-core";
import { identity, moment } from "./columns";
import { systemPolicies } from "./customer-policies";

/** Visitors who asked the provider for access; they belong to no customer yet. */
export const signupRequests = pgTable(
  "signup_requests",
  {
    id: identity().primaryKey(),
    /** In lower case; one address asks once, and the last words count. */
    email: text().notNull().unique(),
    company: text().notNull(),
    name: text().notNull(),
    interest: text().notNull(),
    /** The route that offered it, and why it did. */
    origin: text().notNull(),
    language: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** When the provider was written to; null where there is no mail server. */
    sentAt: moment(),
  },
  (table) => [index("signup_requests_age").on(table.createdAt), ...systemPolicies()],
);
