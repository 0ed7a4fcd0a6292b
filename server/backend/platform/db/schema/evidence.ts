import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";

/** Who took a decision: a person, a rule by its name, or somebody without an account by the address that their link was sent to. */
export type Actor =
  | { type: "user"; id: number; name: string }
  | { type: "rule"; id: string }
  | { type: "link"; id: string };

/** The ledger of decisions. Rows are only ever added (triggers refuse the rest), each bound to the one before by its hash. */
export const evidence = pgTable(
  "evidence",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    /** 1, 2, 3 … without gaps within a customer. */
    seq: reference().notNull(),
    /** Milliseconds, not microseconds: the hash is made from what JavaScript can hold. */
    at: timestamp({ withTimezone: true, precision: 3, mode: "date" }).notNull(),
    actor: jsonb().$type<Actor>().notNull(),
    subjectType: text().notNull(),
    subjectId: text().notNull(),
    /** `<subject>.<what happened>`, such as `context-help.changed`. */
    kind: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    reason: text(),
    ruleVersion: text(),
    prevHash: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.seq] }),
    // "What was decided about this" is asked on every detail page, whatever the ledger's length.
    index("evidence_of_subject").on(table.customerId, table.subjectType, table.subjectId, table.seq),
    // What was deleted has no row of its own any more that says what it was about; `deletedOf` asks the same.
    index("evidence_of_deleted")
      .on(table.customerId, sql`coalesce(before ->> 'targetId', before #>> '{target,id}')`)
      .where(sql`after is null and subject_type in ('supplier', 'external-score', 'document')`),
    index("evidence_of_deleted_supplier")
      .on(table.customerId, sql`(before ->> 'id')`)
      .where(sql`after is null and subject_type = 'supplier'`),
    ...customerPolicies(),
  ],
);

/** The newest link of each customer's chain; its lock puts the writers in a row, and it betrays a cut-off tail. */
export const evidenceHeads = pgTable(
  "evidence_heads",
  {
    customerId: reference()
      .primaryKey()
      .references(() => customers.id),
    seq: reference().notNull(),
    hash: text().notNull(),
  },
  customerPolicies,
);
