import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { identity, moment, reference, sortName } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";
import { type Tier, targets } from "./targets";
import { users } from "./users";

/** What a customer follows: its monitored set, tier 1. */
export const follows = pgTable(
  "follows",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    targetId: reference()
      .notNull()
      .references(() => targets.id),
    /** Null when an import or a rule did it. */
    followedBy: reference(),
    followedAt: moment().notNull().defaultNow(),
    importId: reference(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.targetId] }),
    index("follows_of_target").on(table.targetId),
    ...customerPolicies(),
  ],
);

/**
 * Follows and what stands behind them up to tier 5, made from follows and edges by `server/backend/network/following`: who gets an
 * alert about a target. A target is in it once, at its nearest tier.
 */
export const monitoredTargets = pgTable(
  "monitored_targets",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    targetId: reference()
      .notNull()
      .references(() => targets.id, { onDelete: "cascade" }),
    tier: smallint().$type<Tier>().notNull(),
    /** From the followed target to this one, this one left out: the reason of a tier-N alert in words. Empty in tier 1. */
    path: reference().array().notNull().default(sql`'{}'`),
    /** Of the weakest edge on the path, 0 to 1. */
    probability: real().notNull().default(1),
    /** Of the target's name; a trigger writes it, and the two below. */
    sortName: sortName().notNull().default(""),
    /** The target's own, so that a list is walked along them; empty where it has none. */
    country: text().notNull().default(""),
    ctype: text().notNull().default(""),
    /** Where a map shows it, so that a whole network is read in one go: degrees, null for what has no place. Triggers write all of these. */
    lat: doublePrecision(),
    lon: doublePrecision(),
    /** Not the address is known, but its surroundings. */
    isVague: boolean().notNull().default(false),
    /** Its scores by perspective, as `scores` has them. */
    sustainability: real(),
    disruption: real(),
    compliance: real(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.targetId] }),
    index("monitored_targets_of_target").on(table.targetId, table.customerId),
    index("monitored_targets_by_name").on(table.customerId, table.sortName, table.targetId),
    index("monitored_targets_by_country").on(table.customerId, table.country, table.sortName, table.targetId),
    index("monitored_targets_by_class").on(table.customerId, table.ctype, table.sortName, table.targetId),
    index("monitored_targets_by_tier").on(table.customerId, table.tier, table.sortName, table.targetId),
    check("monitored_targets_tier", sql`${table.tier} between 1 and 5`),
    ...customerPolicies(),
  ],
);

export interface TierSettings {
  /** 1 to 5. */
  maxTier: number;
  /** Minimum priority of an alert, 1 Low to 4 Critical, by tier. */
  minimumPriority: Record<string, number>;
  sources: string[];
  minimumShipments: number | null;
  minimumProbability: number | null;
  /** First and last day of shipments that count, `YYYY-MM-DD`. */
  shipmentPeriod: { from: string | null; to: string | null };
}

/** Minimum priority by way of delivery, 1 Low to 4 Critical; what is missing is inherited from the parent collection. */
export type Delivery = Partial<Record<"Feed" | "EmailRealtime" | "EmailDaily" | "EmailWeekly", number | null>>;

export const collections = pgTable(
  "collections",
  {
    id: identity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    /** Null for a collection directly below the root, which has the id 0 and no row. */
    parentId: reference(),
    name: text().notNull(),
    type: text().$type<"Default" | "Commodity">().notNull().default("Default"),
    kind: text().$type<"follows" | "suppliers" | "customers">().notNull().default("follows"),
    scope: text().$type<"User" | "Customer" | "Featured">().notNull().default("Customer"),
    /** Whose it is where the scope is User. */
    userId: reference(),
    /** The one that `my` means for everybody of the customer who has none of their own. */
    isDefault: boolean().notNull().default(false),
    monitored: boolean().notNull().default(true),
    /** Fixed when it is made. */
    tiersEnabled: boolean().notNull().default(false),
    tierSettings: jsonb().$type<TierSettings>(),
    delivery: jsonb().$type<Delivery>().notNull().default({}),
    /** What the collection holds itself; a trigger on `collection_targets` counts. */
    targetCount: integer().notNull().default(0),
    /** With what stands behind it where tiers are enabled, as it was counted last. */
    targetGraphSize: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdBy: reference(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index("collections_children").on(table.customerId, table.parentId),
    ...customerPolicies(),
  ],
);

/** Which collection `my` means, for each user who chose one. */
export const collectionDefaults = pgTable(
  "collection_defaults",
  {
    customerId: reference().notNull(),
    userId: reference().notNull(),
    collectionId: reference().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.userId] }),
    foreignKey({ columns: [table.customerId, table.userId], foreignColumns: [users.customerId, users.id] }),
    foreignKey({
      columns: [table.customerId, table.collectionId],
      foreignColumns: [collections.customerId, collections.id],
    }).onDelete("cascade"),
    index("collection_defaults_of_collection").on(table.customerId, table.collectionId),
    ...customerPolicies(),
  ],
);

export const collectionTargets = pgTable(
  "collection_targets",
  {
    customerId: reference().notNull(),
    collectionId: reference().notNull(),
    targetId: reference()
      .notNull()
      .references(() => targets.id, { onDelete: "cascade" }),
    addedBy: reference(),
    addedAt: moment().notNull().defaultNow(),
    importId: reference(),
    /** Of the target's name; a trigger writes it, and the two below. */
    sortName: sortName().notNull().default(""),
    /** The target's own, so that a list is walked along them; empty where it has none. */
    country: text().notNull().default(""),
    ctype: text().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.collectionId, table.targetId] }),
    index("collection_targets_by_name").on(table.customerId, table.collectionId, table.sortName, table.targetId),
    index("collection_targets_by_country").on(
      table.customerId,
      table.collectionId,
      table.country,
      table.sortName,
      table.targetId,
    ),
    index("collection_targets_by_class").on(
      table.customerId,
      table.collectionId,
      table.ctype,
      table.sortName,
      table.targetId,
    ),
    foreignKey({
      columns: [table.customerId, table.collectionId],
      foreignColumns: [collections.customerId, collections.id],
    }).onDelete("cascade"),
    index("collection_targets_of_target").on(table.customerId, table.targetId),
    ...customerPolicies(),
  ],
);

export const collectionRoles = pgTable(
  "collection_roles",
  {
    customerId: reference().notNull(),
    collectionId: reference().notNull(),
    userId: reference().notNull(),
    role: text().$type<"Manager" | "Editor">().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.collectionId, table.userId] }),
    foreignKey({
      columns: [table.customerId, table.collectionId],
      foreignColumns: [collections.customerId, collections.id],
    }).onDelete("cascade"),
    ...customerPolicies(),
  ],
);

/** The target that stands for the customer itself, at the end of its edges; made when the first is told. */
export const ownOrganizations = pgTable(
  "own_organizations",
  {
    customerId: reference()
      .primaryKey()
      .references(() => customers.id),
    targetId: reference()
      .notNull()
      .references(() => targets.id, { onDelete: "cascade" }),
  },
  () => customerPolicies(),
);
