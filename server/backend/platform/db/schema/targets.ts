import { sql } from "drizzle-orm";
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { TargetPlace } from "../shapes/target-place";
import { identity, moment, reference, sortName } from "./columns";
import { sharedPolicies } from "./customer-policies";
import { customers } from "./customers";

export type TargetType = "organization" | "POI" | "country" | "industry" | "commodity";
export type TargetSize = "Small" | "Medium" | "Large" | "Very large";
/** How well a place is known, as people look for it: a building or postcode, a town, at most a region or country, or nothing. */
export type PlaceKind = "exact" | "town" | "area" | "none";
/** What speaks against a point: it is that of 0° N 0° E, or lies in the stated country only with latitude and longitude swapped. `kept`: a person said that it is right. */
export type PlaceDoubt = "none" | "zero" | "swapped" | "kept";

/** What can be watched. `owner_id` null: known to everybody; else the customer that added it, and nobody else sees it. */
export const targets = pgTable(
  "targets",
  {
    id: identity().primaryKey(),
    ownerId: reference().references(() => customers.id),
    type: text().$type<TargetType>().notNull(),
    /** The finer class, one of `server/backend/reference/catalogue/ctypes.ts`. */
    ctype: text().notNull(),
    name: text().notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text(),
    region: text(),
    city: text(),
    postalCode: text(),
    address: text(),
    /** WGS 84 degrees, both or none. */
    lat: doublePrecision(),
    lon: doublePrecision(),
    /** How well that is known; null: it was given, and is the address's. */
    place: jsonb().$type<TargetPlace>(),
    /** Null: not looked at since the point or the country changed, which the trigger `targets_moved` sees to. */
    placeDoubt: text().$type<PlaceDoubt>(),
    size: text().$type<TargetSize>(),
    employees: integer(),
    website: text(),
    /** Key of an industry in `server/backend/reference/catalogue/industries.ts`; what a list said in its own words is in `details`. */
    industry: text(),
    /** HS codes of what it trades in, 2 to 6 digits. */
    hsCodes: text().array().notNull().default(sql`'{}'`),
    /** Contacts, spend, the list's own words: shown on the profile, never matched. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Changes with everything that screening compares, so that a decision is asked again only then. */
    screeningHash: text(),
    /** The import that made it, so that it can be undone. */
    importId: reference(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    /** Written by the database, so that an index holds what a list is ordered and chosen by. */
    sortName: sortName().generatedAlwaysAs(sql`sort_key(name)`),
    placeKind: text()
      .$type<PlaceKind>()
      .generatedAlwaysAs(
        sql`case when place is null then case when lat is null then 'none' else 'exact' end
          when place->>'precision' in ('address', 'postcode') then 'exact' when place->>'precision' = 'town' then 'town' else 'area' end`,
      ),
    /** Since when something speaks against the point, whatever else is changed of it; the trigger `targets_doubted` sees to it. */
    placeDoubtedAt: moment(),
  },
  (table) => [
    check("targets_type", sql`${table.type} in ('organization', 'POI', 'country', 'industry', 'commodity')`),
    check("targets_place_doubt", sql`${table.placeDoubt} in ('none', 'zero', 'swapped', 'kept')`),
    check("targets_place", sql`(${table.lat} is null) = (${table.lon} is null)`),
    // Without the public ones, for the same reason as with edges.
    index("targets_of_owner").on(table.ownerId, table.id).where(sql`owner_id is not null`),
    index("targets_on_map").on(table.lat, table.lon).where(sql`lat is not null`),
    /** Those that are only near their point are looked for in a wider circle. */
    index("targets_about").on(table.lat, table.lon).where(sql`lat is not null and place is not null`),
    index("targets_of_class").on(table.type, table.country),
    // The directory: what everybody knows, by each thing that it is looked through by.
    index("targets_known_by_name").on(table.sortName, table.id).where(sql`owner_id is null`),
    index("targets_known_by_country").on(table.country, table.sortName, table.id).where(sql`owner_id is null`),
    index("targets_known_by_class").on(table.ctype, table.sortName, table.id).where(sql`owner_id is null`),
    index("targets_known_by_industry").on(table.industry, table.sortName, table.id).where(sql`owner_id is null`),
    index("targets_known_by_size").on(table.size, table.id).where(sql`owner_id is null and size is not null`),
    index("targets_known_by_place").on(table.placeKind, table.id).where(sql`owner_id is null`),
    index("targets_dealing").using("gin", sql`hs_prefixes(hs_codes)`).where(sql`hs_codes <> '{}'`),
    // Places of customers' own targets to be looked at by the machine, and those that it asks a person about: few of many.
    index("targets_unlooked").on(table.id).where(sql`owner_id is not null and lat is not null and place_doubt is null`),
    index("targets_doubtful")
      .on(table.ownerId, table.id)
      .where(sql`owner_id is not null and place_doubt in ('zero', 'swapped')`),
    index("targets_doubted_since")
      .on(table.ownerId, table.placeDoubtedAt)
      .where(sql`owner_id is not null and place_doubt in ('zero', 'swapped')`),
    // Those of whose place at most the country is known, few of many.
    index("targets_vague")
      .on(table.id)
      .where(
        sql`type in ('organization', 'POI') and case when place is null then lat is null else place->>'precision' = 'country' end`,
      ),
    ...sharedPolicies(),
  ],
);

/** Every name, the main one too, as text and folded as `server/backend/reference/names` folds it. */
export const targetNames = pgTable(
  "target_names",
  {
    id: identity().primaryKey(),
    targetId: reference()
      .notNull()
      .references(() => targets.id, { onDelete: "cascade" }),
    ownerId: reference(),
    text: text().notNull(),
    kind: text().$type<"main" | "legal" | "alias" | "former" | "translation">().notNull(),
    /** Lower case, Latin letters, no signs: what is searched by trigram. */
    folded: text().notNull(),
  },
  (table) => [
    // Of each owner once: a customer's own name for a public target is none of another's business.
    unique("target_names_of_owner_once").on(table.targetId, table.kind, table.text, table.ownerId).nullsNotDistinct(),
    index("target_names_folded").using("gin", table.folded.op("gin_trgm_ops")),
    // Trigrams find an equal name too, but a hundred times slower than this.
    index("target_names_equal").using("hash", table.folded),
    // Two letters have no trigram: beginnings are found here.
    index("target_names_begin").on(table.folded.op("text_pattern_ops")),
    /** Whole words, by which events find who they name: far fewer candidates than trigrams bring. */
    index("target_names_words").using("gin", sql`string_to_array(folded, ' ')`),
    ...sharedPolicies(),
  ],
);

/** A target's number in a foreign system: ERP, LEI, DUNS, VAT, OS-ID, Registration, ISO 3166-1, HS, UN/LOCODE, ISIC. */
export const targetIdentifiers = pgTable(
  "target_identifiers",
  {
    targetId: reference()
      .notNull()
      .references(() => targets.id, { onDelete: "cascade" }),
    ownerId: reference(),
    system: text().notNull(),
    value: text().notNull(),
  },
  (table) => [
    unique("target_identifiers_once").on(table.targetId, table.system, table.value, table.ownerId).nullsNotDistinct(),
    index("target_identifiers_value").on(table.system, table.value),
    ...sharedPolicies(),
  ],
);

/** Places beside the main one, such as warehouses that have no record of their own. */
export const targetPlaces = pgTable(
  "target_places",
  {
    id: identity().primaryKey(),
    targetId: reference()
      .notNull()
      .references(() => targets.id, { onDelete: "cascade" }),
    ownerId: reference(),
    label: text(),
    country: text(),
    region: text(),
    city: text(),
    address: text(),
    lat: doublePrecision(),
    lon: doublePrecision(),
  },
  (table) => [
    index("target_places_of_target").on(table.targetId),
    index("target_places_on_map").on(table.lat, table.lon).where(sql`lat is not null`),
    ...sharedPolicies(),
  ],
);

/** Who owns whom: a site's operator, a company's parent. */
export const targetParents = pgTable(
  "target_parents",
  {
    targetId: reference()
      .notNull()
      .references(() => targets.id, { onDelete: "cascade" }),
    parentId: reference()
      .notNull()
      .references(() => targets.id, { onDelete: "cascade" }),
    ownerId: reference(),
    kind: text().$type<"site-of" | "subsidiary-of" | "owned-by">().notNull(),
    /** Percent. */
    share: doublePrecision(),
    /** Where the share is only known to be smaller or larger. */
    shareBound: text().$type<"below" | "above">(),
    /** First and last day of it, as far as they are told. */
    since: date({ mode: "string" }),
    until: date({ mode: "string" }),
    source: text(),
  },
  (table) => [
    unique("target_parents_once").on(table.targetId, table.parentId, table.kind, table.ownerId).nullsNotDistinct(),
    index("target_parents_children").on(table.parentId),
    check("target_parents_other", sql`${table.targetId} <> ${table.parentId}`),
    ...sharedPolicies(),
  ],
);

export type EdgeType = "Supplier" | "Customer" | "PrimaryMaterial" | "SecondaryMaterial" | "Equipment" | "Own";
export type EdgeSource = "Customer" | "Customs" | "Media" | "Prediction";

/** `from` delivers to (or belongs to) `to`: goods flow along it. */
/** What is told of one code of an edge by itself; days are `YYYY-MM-DD`. */
export interface EdgeGood {
  code: string;
  shipments: number | null;
  firstShipmentOn: string | null;
  lastShipmentOn: string | null;
}

export const edges = pgTable(
  "edges",
  {
    id: identity().primaryKey(),
    /** Null for what is public knowledge, such as customs records. */
    ownerId: reference().references(() => customers.id),
    fromId: reference()
      .notNull()
      .references(() => targets.id, { onDelete: "cascade" }),
    toId: reference()
      .notNull()
      .references(() => targets.id, { onDelete: "cascade" }),
    type: text().$type<EdgeType>().notNull(),
    source: text().$type<EdgeSource>().notNull(),
    scope: text().$type<"Private" | "Shared" | "Public">().notNull().default("Private"),
    /** 0 to 1; 1 for what the customer says itself. */
    probability: doublePrecision().notNull().default(1),
    shipments: integer(),
    firstShipmentOn: text(),
    lastShipmentOn: text(),
    hsCodes: text().array().notNull().default(sql`'{}'`),
    /** Of those codes of which more is known than of the edge as a whole. */
    goods: jsonb().$type<EdgeGood[]>().notNull().default([]),
    mediaLinks: text().array().notNull().default(sql`'{}'`),
    state: text().$type<"active" | "rejected" | "confirmed">().notNull().default("active"),
    importId: reference(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("edges_once").on(table.fromId, table.toId, table.type, table.source, sql`coalesce(owner_id, 0)`),
    index("edges_to").on(table.toId, table.fromId),
    // Without the public ones: "public or mine" would otherwise be looked up here, and every public edge be read for each target.
    index("edges_of_owner").on(table.ownerId).where(sql`owner_id is not null`),
    check("edges_other", sql`${table.fromId} <> ${table.toId}`),
    check("edges_probability", sql`${table.probability} between 0 and 1`),
    ...sharedPolicies(),
  ],
);

/** How many customers follow a target; kept by a trigger on `follows`, because nobody may see who they are. */
export const targetFollowers = pgTable("target_followers", {
  targetId: reference()
    .primaryKey()
    .references(() => targets.id, { onDelete: "cascade" }),
  count: integer().notNull(),
});

/** The tier counts from the customer: 1 is what it follows, 2 what delivers to that. */
export type Tier = 1 | 2 | 3 | 4 | 5;
