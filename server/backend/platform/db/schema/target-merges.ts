import { sql } from "drizzle-orm";
import { check, foreignKey, index, jsonb, pgTable, primaryKey, real, text, uniqueIndex } from "drizzle-orm/pg-core";
import { identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";
import { targets } from "./targets";

/**
 * Two targets of which a customer's people said that they are one. The merged one has no row in `targets` any more; its number leads to the
 * kept one as long as the merge is not undone.
 */
export const targetMerges = pgTable(
  "target_merges",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    id: identity(),
    keptId: reference().notNull(),
    mergedId: reference().notNull(),
    /** As they were called then. */
    keptName: text().notNull(),
    mergedName: text().notNull(),
    /** Of which of the two each field was taken. */
    choices: jsonb().$type<Record<string, "kept" | "merged">>().notNull(),
    reason: text().notNull(),
    /** What moved, by kind. */
    counts: jsonb().$type<Record<string, number>>().notNull().default({}),
    mergedBy: reference(),
    mergedAt: moment().notNull().defaultNow(),
    undoneBy: reference(),
    undoneAt: moment(),
    /** What the undo left as it was, by kind. */
    stayed: jsonb().$type<Record<string, number>>(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index("target_merges_merged").on(table.customerId, table.mergedId).where(sql`undone_at is null`),
    index("target_merges_kept").on(table.customerId, table.keptId, table.id.desc()),
    ...customerPolicies(),
  ],
);

/** Every row that a merge changed, as it was before and as the merge left it; null where there was none. What undoing works from. */
export const targetMergeRows = pgTable(
  "target_merge_rows",
  {
    customerId: reference().notNull(),
    mergeId: reference().notNull(),
    number: identity(),
    tableName: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.mergeId, table.number] }),
    foreignKey({
      name: "target_merge_rows_of_merge",
      columns: [table.customerId, table.mergeId],
      foreignColumns: [targetMerges.customerId, targetMerges.id],
    }).onDelete("cascade"),
    ...customerPolicies(),
  ],
);

/** Two targets that may be one, found by the job `targets.duplicates`. At least one is the customer's own. */
export const targetDuplicates = pgTable(
  "target_duplicates",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    id: identity(),
    /** The smaller number first. */
    oneId: reference()
      .notNull()
      .references(() => targets.id, { onDelete: "cascade" }),
    otherId: reference()
      .notNull()
      .references(() => targets.id, { onDelete: "cascade" }),
    /** 0 to 1. */
    score: real().notNull(),
    /** What speaks for it and against it, each a message key with values. */
    reasons: jsonb().$type<{ key: string; params: Record<string, string | number> }[]>().notNull(),
    /** Of names, addresses and identifiers of both: another one, and a decision is asked for again. */
    hash: text().notNull(),
    state: text().$type<"open" | "apart">().notNull().default("open"),
    decidedBy: reference(),
    decidedAt: moment(),
    foundAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    uniqueIndex("target_duplicates_once").on(table.customerId, table.oneId, table.otherId),
    index("target_duplicates_likeliest").on(table.customerId, table.state, table.score.desc(), table.id),
    index("target_duplicates_one").on(table.oneId),
    index("target_duplicates_other").on(table.otherId),
    check("target_duplicates_order", sql`${table.oneId} < ${table.otherId}`),
    check("target_duplicates_state", sql`${table.state} in ('open', 'apart')`),
    ...customerPolicies(),
  ],
);
