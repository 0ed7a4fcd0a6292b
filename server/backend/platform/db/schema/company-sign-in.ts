import { foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytea, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";

/** A customer's own OpenID Connect provider, whose users need no password of ours. */
export const companySignIn = pgTable(
  "company_sign_in",
  {
    customerId: reference()
      .primaryKey()
      .references(() => customers.id),
    issuer: text().notNull(),
    clientId: text().notNull(),
    sealedClientSecret: text().notNull(),
    version: integer().notNull().default(1),
    updatedAt: moment().notNull().defaultNow(),
  },
  customerPolicies,
);

/** A sign-in that is under way at a provider. */
export const companySignInAttempts = pgTable(
  "company_sign_in_attempts",
  {
    customerId: reference().notNull(),
    /** sha256 of the ticket that the browser holds. */
    ticketHash: bytea().notNull(),
    state: text().notNull(),
    nonce: text().notNull(),
    sealedVerifier: text().notNull(),
    redirectUri: text().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.ticketHash] }),
    foreignKey({ columns: [table.customerId], foreignColumns: [companySignIn.customerId] }).onDelete("cascade"),
    index("company_sign_in_attempts_of_ticket").on(table.ticketHash),
    index("company_sign_in_attempts_expiry").on(table.expiresAt),
    ...customerPolicies(),
  ],
);
