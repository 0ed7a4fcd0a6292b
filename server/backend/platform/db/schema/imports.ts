import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, real, text } from "drizzle-orm/pg-core";
import { bytea, identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";

export type JobState = "Queued" | "Running" | "Done" | "Failed" | "Cancelled";

/** A file on its way in: of suppliers, or of what is said about them. Read first, every row with its state; applied in one piece; undone in one piece. */
export const imports = pgTable(
  "imports",
  {
    id: identity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    kind: text()
      .$type<"suppliers" | "relations" | "supply-data" | "contacts" | "own-alerts" | "actions">()
      .notNull()
      .default("suppliers"),
    fileName: text().notNull(),
    fileHash: text().notNull(),
    state: text().$type<JobState>().notNull().default("Queued"),
    /** What is being done, or was done last. */
    step: text().$type<"read" | "review" | "apply" | "applied" | "undo" | "undone">().notNull().default("read"),
    dryRun: boolean().notNull().default(false),
    mapping: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    options: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    done: integer().notNull().default(0),
    total: integer(),
    /** Rows by state. */
    counts: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Rows by how well their place is known. */
    places: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Why the whole file was refused: a text under `imports:refused.<code>` with row and column. */
    refusal: jsonb().$type<Record<string, unknown>>(),
    createdBy: reference(),
    createdAt: moment().notNull().defaultNow(),
    appliedAt: moment(),
    undoneAt: moment(),
    version: integer().notNull().default(1),
    /** Raised by whatever changes what becomes of rows between two steps: decisions, merges, targets that are gone. */
    revision: integer().notNull().default(0),
    /** Who raised it last; null where nobody in particular did. */
    changedBy: reference(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index("imports_of_file").on(table.customerId, table.fileHash, table.id),
    index("imports_newest").on(table.customerId, table.createdAt.desc()),
    ...customerPolicies(),
  ],
);

/** The file itself in pieces, for whichever process reads it; gone once it was discarded, and after thirty days: rejected rows are written out of it. */
export const importPieces = pgTable(
  "import_pieces",
  {
    customerId: reference().notNull(),
    importId: reference().notNull(),
    /** From 0 on. */
    piece: integer().notNull(),
    content: bytea().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.importId, table.piece] }),
    foreignKey({
      columns: [table.customerId, table.importId],
      foreignColumns: [imports.customerId, imports.id],
    }).onDelete("cascade"),
    ...customerPolicies(),
  ],
);

/** What becomes of a row: `create` and `join` turn into `created` and `joined` when the import is applied. */
export type ImportRowState =
  | "create"
  | "join"
  | "waiting"
  | "repeated"
  | "refused"
  | "created"
  | "joined"
  | "skipped"
  | "undone";

export const importRows = pgTable(
  "import_rows",
  {
    customerId: reference().notNull(),
    importId: reference().notNull(),
    /** As a person counts in the file. */
    row: integer().notNull(),
    state: text().$type<ImportRowState>().notNull(),
    candidate: jsonb().$type<Record<string, unknown>>(),
    /** Problems of the row and reasons of a likeness, each a message key with values. */
    reasons: jsonb().$type<unknown[]>().notNull().default([]),
    /** The target that it is, may be, or became. */
    targetId: reference(),
    /** Of the same file, that it repeats. */
    repeats: integer(),
    score: real(),
    /** What was changed, to change it back. */
    undo: jsonb().$type<Record<string, unknown>>(),
    /** The import's revision that changed it last; 0 for as it was read. */
    revision: integer().notNull().default(0),
    /** Who did; null where nobody in particular did. */
    changedBy: reference(),
    /** What it was before it was decided together with others; see `intake/imports/run/before-image.ts`. */
    before: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.importId, table.row] }),
    index("import_rows_by_state").on(table.customerId, table.importId, table.state, table.row),
    // Rows as they were read are in no index of changes: those are all rows of nearly every file.
    index("import_rows_changed").on(table.customerId, table.importId, table.revision).where(sql`revision > 0`),
    foreignKey({
      columns: [table.customerId, table.importId],
      foreignColumns: [imports.customerId, imports.id],
    }).onDelete("cascade"),
    ...customerPolicies(),
  ],
);

/** Work of many steps that a person waits for: bulk changes, screenings, exports. */
export const operations = pgTable(
  "operations",
  {
    id: identity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    /** Such as `alerts.bulk`, `targets.follow`, `sanctions.screen`. */
    kind: text().notNull(),
    state: text().$type<JobState>().notNull().default("Queued"),
    done: integer().notNull().default(0),
    total: integer(),
    input: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    result: jsonb().$type<Record<string, unknown>>(),
    /** What a person may read about a failure. */
    error: text(),
    /** The alert rule whose work it is. */
    ruleId: reference(),
    createdBy: reference(),
    createdAt: moment().notNull().defaultNow(),
    finishedAt: moment(),
    undoneAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index("operations_newest").on(table.customerId, table.createdAt.desc()),
    index("operations_of_rule").on(table.customerId, table.ruleId, table.id).where(sql`rule_id is not null`),
    index("operations_open").on(table.state).where(sql`state in ('Queued', 'Running')`),
    ...customerPolicies(),
  ],
);
