import { foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytea, identity, moment, reference } from "./columns";
import { customerPolicies, systemPolicies } from "./customer-policies";
import { users } from "./users";

export const sessions = pgTable(
  "sessions",
  {
    id: identity(),
    customerId: reference().notNull(),
    userId: reference().notNull(),
    /** sha256 of the token: who reads this table cannot sign in with it. */
    tokenHash: bytea().notNull(),
    createdAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    /** What the browser calls itself and where it was, so that its user recognises the session. */
    userAgent: text(),
    clientAddress: text(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    foreignKey({ columns: [table.customerId, table.userId], foreignColumns: [users.customerId, users.id] }),
    index("sessions_of_token").on(table.tokenHash),
    index("sessions_of_user").on(table.customerId, table.userId),
    index("sessions_expiry").on(table.expiresAt),
    ...customerPolicies(),
  ],
);

/** Failed sign-ins by the hash of the lower-cased address, whether such an account exists or not. */
export const signInAttempts = pgTable(
  "sign_in_attempts",
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    windowStartedAt: moment().notNull(),
  },
  systemPolicies,
);
