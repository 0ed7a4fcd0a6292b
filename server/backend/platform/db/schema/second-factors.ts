import { foreignKey, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { users } from "./users";

/** Time-based codes (RFC 6238) of those who switched them on. */
export const secondFactors = pgTable(
  "second_factors",
  {
    customerId: reference().notNull(),
    userId: reference().notNull(),
    /** Sealed with a key of the configuration: a stolen database makes no codes. */
    sealedSecret: text().notNull(),
    /** The time step of the last code that was accepted: a code works once. */
    lastStep: reference(),
    createdAt: moment().notNull().defaultNow(),
    /** Null while it is being set up: it is asked for only once it has worked. */
    confirmedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.userId] }),
    foreignKey({ columns: [table.customerId, table.userId], foreignColumns: [users.customerId, users.id] }),
    ...customerPolicies(),
  ],
);

/** What stands in for a lost telephone, each once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    customerId: reference().notNull(),
    userId: reference().notNull(),
    /** sha256 in hex; a code has 80 random bits. */
    codeHash: text().notNull(),
    usedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.userId, table.codeHash] }),
    foreignKey({ columns: [table.customerId, table.userId], foreignColumns: [users.customerId, users.id] }),
    ...customerPolicies(),
  ],
);
