import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytea, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";
import { questionnaires } from "./questionnaires";
import { supplierPlans } from "./supplier-plans";

/** A customer's question to somebody without an account, who comes through a link with the id and the secret in it. */
export const requests = pgTable(
  "requests",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    /** Stands in the link, which names no customer: 122 random bits, found through a plain index as the hashes of secrets are. */
    id: uuid().notNull().defaultRandom(),
    kind: text().$type<"ssa" | "capa">().notNull(),
    /** What it is about, in the customer's words. */
    name: text().notNull(),
    /** sha256 of the secret: who reads this table cannot open the link. */
    secretHash: bytea().notNull(),
    /** Whether the request is answered in the new flow (specification §2, guard on the old request route). */
    flag: boolean().notNull().default(true),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    /** What is answered through it. Each mail has a link of its own; null for one that was made by hand. */
    questionnaireId: reference(),
    /** The plan that is made through it, of kind `capa`. */
    planId: reference(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    foreignKey({
      columns: [table.customerId, table.questionnaireId],
      foreignColumns: [questionnaires.customerId, questionnaires.id],
    }),
    foreignKey({
      columns: [table.customerId, table.planId],
      foreignColumns: [supplierPlans.customerId, supplierPlans.id],
    }).onDelete("cascade"),
    index("requests_of_link").on(table.id),
    index("requests_of_questionnaire").on(table.customerId, table.questionnaireId),
    index("requests_of_plan").on(table.customerId, table.planId).where(sql`plan_id is not null`),
    check("requests_kind", sql`${table.kind} in ('ssa', 'capa')`),
    ...customerPolicies(),
  ],
);
