import { sql } from "drizzle-orm";
import { check, date, doublePrecision, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";
import { targets } from "./targets";

/** What a supplier delivers of an input of the customer's, for a time: the numbers that a scenario computes with. Null for what nobody said. */
export const edgeImpacts = pgTable(
  "edge_impacts",
  {
    id: identity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    supplierId: reference()
      .notNull()
      .references(() => targets.id, { onDelete: "cascade" }),
    /** In the customer's words, and as it is compared. */
    input: text().notNull(),
    inputKey: text().notNull(),
    hsCode: text(),
    productLine: text(),
    /** "" for none. */
    productLineKey: text().notNull().default(""),
    /** As it was said, 0 to 1: where those of an input do not make a whole, whoever computes with them scales them. */
    share: doublePrecision(),
    /** When others fail. */
    maxShare: doublePrecision(),
    /** Days of the customer's full need. */
    stockOwn: doublePrecision(),
    stockSupplier: doublePrecision(),
    transit: doublePrecision(),
    /** Days after the loss of the site, and after an insolvency. */
    recoverySite: doublePrecision(),
    recoveryInsolvency: doublePrecision(),
    rampDays: doublePrecision(),
    /** Of twelve months, with its currency (ISO 4217). */
    revenueAtRisk: doublePrecision(),
    currency: text(),
    validFrom: date({ mode: "string" }).notNull(),
    /** The last day; null where no end is known. */
    validTo: date({ mode: "string" }),
    confirmedOn: date({ mode: "string" }),
    importId: reference(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index("edge_impacts_of_supplier").on(table.customerId, table.supplierId, table.inputKey),
    // In the order of lists, which keeps together what makes one whole.
    index("edge_impacts_inputs").on(table.customerId, table.inputKey, table.productLineKey, table.id),
    index("edge_impacts_supplier").on(table.supplierId),
    check("edge_impacts_share", sql`${table.share} between 0 and 1 and ${table.maxShare} between 0 and 1`),
    check("edge_impacts_currency", sql`(${table.revenueAtRisk} is null) = (${table.currency} is null)`),
    check("edge_impacts_period", sql`${table.validTo} >= ${table.validFrom}`),
    ...customerPolicies(),
  ],
);
