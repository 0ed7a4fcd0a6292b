import { foreignKey, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Scope } from "~/backend/contract/scopes";
import { bytea, identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { users } from "./users";

/** Keys of machines, each on behalf of the user who made it. */
export const apiTokens = pgTable(
  "api_tokens",
  {
    customerId: reference().notNull(),
    id: identity(),
    createdBy: reference().notNull(),
    name: text().notNull(),
    /** The beginning of the token, by which its owner recognises it. */
    prefix: text().notNull(),
    tokenHash: bytea().notNull(),
    /** What it may ask for; never more than its user may. */
    scopes: text().array().$type<Scope[]>().notNull(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment(),
    lastUsedAt: moment(),
    revokedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    foreignKey({ columns: [table.customerId, table.createdBy], foreignColumns: [users.customerId, users.id] }),
    index("api_tokens_of_token").on(table.tokenHash),
    index("api_tokens_of_user").on(table.customerId, table.createdBy),
    ...customerPolicies(),
  ],
);
