import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { NetworkTarget } from "~/backend/contract/collection-targets";
import { identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";
import { users } from "./users";

/** What somebody looks for in the explorer, under a name: for oneself, or for the team to see. */
export const explorerSearches = pgTable(
  "explorer_searches",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    id: identity(),
    scope: text().$type<"User" | "Customer">().notNull(),
    /** Who made it, and gets its mails: of a team's search, too. */
    userId: reference().notNull(),
    name: text().notNull(),
    /** As the explorer's query writes it: names and values are text. */
    filter: jsonb().$type<Record<string, string>>().notNull(),
    notify: text().$type<"never" | "daily" | "weekly">().notNull().default("never"),
    /** What matched at the last check, compared with what matches at the next one. Null: nothing to compare with, or too many. */
    knownIds: reference().array(),
    /** Null as long as nobody asked for mails. */
    checkedAt: moment(),
    /** Of the last check that found something: how many were new, the first of them, and when. */
    newCount: integer().notNull().default(0),
    newIds: reference().array().notNull().default(sql`'{}'`),
    newAt: moment(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    foreignKey({ columns: [table.customerId, table.userId], foreignColumns: [users.customerId, users.id] }),
    check("explorer_searches_scope", sql`${table.scope} in ('User', 'Customer')`),
    check("explorer_searches_notify", sql`${table.notify} in ('never', 'daily', 'weekly')`),
    uniqueIndex("explorer_searches_name").on(table.customerId, table.userId, sql`lower(name)`),
    ...customerPolicies(),
  ],
);

/** What a list tells of a target, as it was known then; its collections are somebody's own order of things and left out. */
export type ReceiptTarget = Pick<
  NetworkTarget,
  | ("id" | "name" | "type" | "ctype" | "country" | "city" | "industry" | "size" | "own")
  | ("tier" | "following" | "score" | "risk" | "sanctions" | "foreignSystems")
>;

/** Receipts: what a search found on a day. Rows are only ever added, and a record of the ledger holds the hash of each. */
export const explorerSnapshots = pgTable(
  "explorer_snapshots",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    id: identity(),
    /** The saved search that was run, with its name then. No foreign key: the receipt outlives the search. */
    searchId: reference(),
    searchName: text(),
    /** Who kept it. */
    userId: reference().notNull(),
    keptAt: moment().notNull(),
    /** It asks for a collection that not everybody sees: only who kept it may open it. */
    isPersonal: boolean().notNull(),
    filter: jsonb().$type<Record<string, string>>().notNull(),
    /** Those of the filter, with their names then. */
    collections: jsonb().$type<{ id: number; name: string }[]>().notNull(),
    /** Under which risk and score are told. */
    perspective: text().notNull(),
    total: integer().notNull(),
    /** False: at least so many. */
    isExact: boolean().notNull(),
    /** By name; at most 10,000. */
    foundIds: reference().array().notNull(),
    /** SHA-256 of `found_ids`, separated by commas, in lower-case hex. */
    idsHash: text().notNull(),
    /** The first 1,000 of them. */
    told: jsonb().$type<ReceiptTarget[]>().notNull(),
    /** By rule: the versions that held, more than one where targets were computed under different ones. */
    ruleVersions: jsonb().$type<Record<string, string[]>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    foreignKey({ columns: [table.customerId, table.userId], foreignColumns: [users.customerId, users.id] }),
    index("explorer_snapshots_of_search").on(table.customerId, table.searchId, table.id),
    ...customerPolicies(),
  ],
);
