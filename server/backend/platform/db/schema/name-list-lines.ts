import { foreignKey, integer, jsonb, pgTable, primaryKey, real, text } from "drizzle-orm/pg-core";
import { moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { operations } from "./imports";

/** A target that a line may be. What it is called is read when it is shown: a target that the customer no longer sees is no candidate. */
export interface StoredCandidate {
  id: number;
  /** 0 to 1. */
  score: number;
  /** The name that is alike, where that is not its first one. */
  matchedName: string | null;
  /** Texts of the namespace `imports` with their values. */
  reasons: { key: string; params: Record<string, string | number> }[];
}

/** Lines of a list of names that was matched with targets, and what people decided. They go with their operation. */
export const nameListLines = pgTable(
  "name_list_lines",
  {
    customerId: reference().notNull(),
    /** Of the kind `explorer.match`. */
    operationId: reference().notNull(),
    /** As a person counts in the list, from 1 on. */
    line: integer().notNull(),
    /** What the line says: `SupplierCandidate`. */
    candidate: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Null until it was matched. */
    state: text().$type<"found" | "several" | "none">(),
    /** Of the likeliest target; null without one. */
    score: real(),
    /** The likeliest first, five at most. */
    candidates: jsonb().$type<StoredCandidate[]>().notNull().default([]),
    decision: text().$type<"target" | "none" | "skip">(),
    /** Of the decision `target`. */
    targetId: reference(),
    /** When it was said of the same name in an earlier list, which decided this line; null where a person decided it here. */
    rememberedAt: moment(),
    decidedBy: reference(),
    decidedAt: moment(),
    /** The import that it went into. */
    importId: reference(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.operationId, table.line] }),
    foreignKey({
      name: "name_list_lines_operation_fk",
      columns: [table.customerId, table.operationId],
      foreignColumns: [operations.customerId, operations.id],
    }).onDelete("cascade"),
    ...customerPolicies(),
  ],
);
