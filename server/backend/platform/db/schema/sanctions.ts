import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ListMapping } from "../shapes/list-mapping";
import type { ListedEntity } from "../shapes/listed-entity";
import { identity, moment, reference } from "./columns";
import { customerPolicies, sharedPolicies } from "./customer-policies";
import { customers } from "./customers";
import { targets } from "./targets";

/** A list of names that targets are screened against: the same for every customer of the installation, or one customer's own. */
export const sanctionsLists = pgTable(
  "sanctions_lists",
  {
    /** Such as `ofac-sdn`; of an own one see `risk/sanctions/lists/own-lists.ts`. */
    name: text().primaryKey(),
    /** The customer whose own it is; null for all. */
    ownerId: reference(),
    title: text().notNull(),
    authority: text().notNull(),
    format: text().notNull(),
    /** The newest version that is complete. */
    currentVersion: integer(),
    /** Which column held what in the newest version, for lists that are tables. */
    mapping: jsonb().$type<ListMapping>(),
    createdAt: moment().notNull().defaultNow(),
  },
  () => sharedPolicies(),
);

export const sanctionsListVersions = pgTable(
  "sanctions_list_versions",
  {
    listName: text()
      .notNull()
      .references(() => sanctionsLists.name),
    ownerId: reference(),
    version: integer().notNull(),
    /** `Removed`: it was in effect and was taken back; its entries are kept, but stand in no version that is read. */
    state: text().$type<"Running" | "Done" | "Failed" | "Removed">().notNull(),
    /** sha256 of the files, in hex: the same files again are no new version. */
    fileHash: text().notNull(),
    fileNames: text().array().notNull(),
    /** Whose list the files were read as; "" until they were. */
    format: text().notNull().default(""),
    entities: integer().notNull().default(0),
    /** Names of entries beyond their first. */
    aliases: integer().notNull().default(0),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    removed: integer().notNull().default(0),
    /** The first of them. */
    problems: jsonb().$type<unknown[]>().notNull().default([]),
    problemCount: integer().notNull().default(0),
    importedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.listName, table.version] }), ...sharedPolicies()],
);

/** An entry as it stood in versions `since` up to `until` (the first one without it, or with other words). */
export const sanctionsEntities = pgTable(
  "sanctions_entities",
  {
    listName: text()
      .notNull()
      .references(() => sanctionsLists.name),
    ownerId: reference(),
    entityId: text().notNull(),
    since: integer().notNull(),
    until: integer(),
    kind: text().notNull(),
    name: text().notNull(),
    hash: text().notNull(),
    entity: jsonb().$type<ListedEntity>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listName, table.entityId, table.since] }),
    uniqueIndex("sanctions_entities_current").on(table.listName, table.entityId).where(sql`until is null`),
    ...sharedPolicies(),
  ],
);

/** A customer that has all organizations screened that it follows. */
export const screeningSettings = pgTable(
  "screening_settings",
  {
    customerId: reference()
      .primaryKey()
      .references(() => customers.id),
    followsSince: moment(),
  },
  () => customerPolicies(),
);

/** Why a target is touched without being listed itself: its owner is, or one that delivers to it. */
export type IndirectRelation = "owner" | "supplier";

/**
 * Whether a customer wants a target screened, and what came of it. Who owns such a target is screened with it, and then
 * has no `requestedAt`.
 */
export const targetScreenings = pgTable(
  "target_screenings",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    targetId: reference()
      .notNull()
      .references(() => targets.id, { onDelete: "cascade" }),
    requestedAt: moment(),
    requestedBy: reference(),
    screenedAt: moment(),
    state: text().$type<"Required" | "Pending" | "Screened" | "NotPossible">().notNull(),
    status: text().$type<"Direct" | "Indirect" | "None" | "Unreviewed">(),
    /** Of lists and target as they were screened: equal means there is nothing to do. */
    screenedHash: text(),
    /** Of an indirect status: the accepted match, and the way from the target to who was matched, the target left out. */
    viaMatchId: reference(),
    viaPath: reference().array(),
    viaRelation: text().$type<IndirectRelation>(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.targetId] }), ...customerPolicies()],
);

export type MatchDecision = "accepted" | "rejected" | "undecided";

/** What was decided before entry or target changed. */
export interface EarlierDecision {
  decision: MatchDecision;
  reason: string | null;
  /** User. */
  by: number | null;
  /** ISO 8601. */
  at: string | null;
}

/** A target may be a listed entity. A decision holds until the entry's or the target's own words change. */
export const sanctionsMatches = pgTable(
  "sanctions_matches",
  {
    id: identity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    targetId: reference()
      .notNull()
      .references(() => targets.id, { onDelete: "cascade" }),
    listName: text().notNull(),
    entityId: text().notNull(),
    /** Hash of the entry and of the target as compared. */
    entityHash: text().notNull(),
    targetHash: text().notNull(),
    listVersion: integer().notNull(),
    /** 0 to 1. */
    score: real().notNull(),
    verdict: text().$type<"match" | "review">().notNull(),
    matchedName: text().notNull(),
    reasons: jsonb().$type<unknown[]>().notNull(),
    ruleVersion: text().notNull(),
    decision: text().$type<MatchDecision>().notNull().default("undecided"),
    decidedBy: reference(),
    decidedAt: moment(),
    decisionReason: text(),
    /** No longer found: the entry left the list, or the target changed its name. */
    closedAt: moment(),
    /** It was decided once, but what was decided on has changed since. */
    reopened: boolean().notNull().default(false),
    earlier: jsonb().$type<EarlierDecision>(),
    version: integer().notNull().default(1),
    foundAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    uniqueIndex("sanctions_matches_once").on(table.customerId, table.targetId, table.listName, table.entityId),
    /** Those that wait by how long they do: they are due so many days after. */
    index("sanctions_matches_open").on(table.customerId, table.decision, table.foundAt),
    foreignKey({ columns: [table.listName], foreignColumns: [sanctionsLists.name] }),
    ...customerPolicies(),
  ],
);
