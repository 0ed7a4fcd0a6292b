import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytea, identity, moment, reference } from "./columns";
import { customerPolicies, sharedPolicies } from "./customer-policies";
import { customers } from "./customers";

/** A source of events that is read by schedule or by hand. */
export const connectors = pgTable(
  "connectors",
  {
    id: identity().primaryKey(),
    /** Null for those of the installation. */
    ownerId: reference().references(() => customers.id),
    name: text().notNull(),
    /** The parser: usgs, gdacs, warn, chokepoints, feed, sitemap, page, mail, json, table. */
    format: text().notNull(),
    url: text(),
    /** Of a generic table; and what else its parser wants to know. */
    settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Of a mailbox: its password, sealed for this source, host and user. */
    sealedPassword: text(),
    /** Minutes between two runs; null: by hand only. */
    everyMinutes: integer(),
    enabled: boolean().notNull().default(true),
    nextRunAt: moment(),
    /** Entity tag and date of the last answer, so that what did not change is not fetched again; of a watched page hashes of what stood there, of a mailbox how far it was read. */
    cursor: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("connectors_name").on(table.name, sql`coalesce(owner_id, 0)`),
    index("connectors_due").on(table.nextRunAt).where(sql`enabled`),
    ...sharedPolicies(),
  ],
);

/** A file that a person sent to be read once as what its source tells; gone when it was read. */
export const connectorFilePieces = pgTable(
  "connector_file_pieces",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    connectorId: reference()
      .notNull()
      .references(() => connectors.id, { onDelete: "cascade" }),
    file: uuid().notNull(),
    /** From 0 on. */
    piece: integer().notNull(),
    content: bytea().notNull(),
    sentAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.connectorId, table.file, table.piece] }),
    ...customerPolicies(),
  ],
);

export interface RunCounts {
  read: number;
  added: number;
  revised: number;
  joined: number;
  unchanged: number;
  problems: number;
  /** Of news: new texts that became events, and those that would have been one too many. Missing: none. */
  published?: number;
  held?: number;
  /** The same by their types; `heldTypes` of those that were one too many of their type, not of their source. */
  types?: Record<string, number>;
  heldTypes?: Record<string, number>;
}

export const connectorRuns = pgTable(
  "connector_runs",
  {
    id: identity().primaryKey(),
    ownerId: reference(),
    connectorId: reference()
      .notNull()
      .references(() => connectors.id, { onDelete: "cascade" }),
    state: text().$type<"Running" | "Done" | "Failed">().notNull(),
    trigger: text().$type<"schedule" | "hand" | "push">().notNull(),
    startedAt: moment().notNull().defaultNow(),
    finishedAt: moment(),
    counts: jsonb().$type<RunCounts>().notNull(),
    /** The first hundred, with their positions. */
    problems: jsonb().$type<unknown[]>().notNull().default([]),
    error: text(),
  },
  (table) => [index("connector_runs_newest").on(table.connectorId, table.startedAt.desc()), ...sharedPolicies()],
);
