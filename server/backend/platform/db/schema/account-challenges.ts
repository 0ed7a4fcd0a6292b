import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytea, identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { users } from "./users";

/** What somebody who was sent a link, or who gave the right password, may do once and soon. */
export const accountChallenges = pgTable(
  "account_challenges",
  {
    customerId: reference().notNull(),
    id: identity(),
    userId: reference().notNull(),
    kind: text().$type<"reset" | "registration" | "email" | "second-factor">().notNull(),
    /** sha256 of the challenge: who reads this table can follow no link. */
    challengeHash: bytea().notNull(),
    /** The address that is confirmed, for kind `email`. */
    email: text(),
    /** Wrong codes so far, for kind `second-factor`. */
    failures: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    foreignKey({ columns: [table.customerId, table.userId], foreignColumns: [users.customerId, users.id] }),
    check("account_challenges_kind", sql`${table.kind} in ('reset', 'registration', 'email', 'second-factor')`),
    index("account_challenges_of_hash").on(table.challengeHash),
    index("account_challenges_of_user").on(table.customerId, table.userId),
    index("account_challenges_expiry").on(table.expiresAt),
    ...customerPolicies(),
  ],
);
