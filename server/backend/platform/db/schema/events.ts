import { sql } from "drizzle-orm";
import {
  boolean,
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
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { RawEvent, RawOrganization, RawPlace, SeverityInputs } from "../shapes/raw-event";
import type { EventStatus } from "../shapes/reading";
import { identity, moment, reference } from "./columns";
import { sharedPolicies } from "./customer-policies";
import { customers } from "./customers";
import { targets } from "./targets";

/** The fifty kinds of event; written from `server/backend/reference/catalogue/event-types.ts` at each start, for queries to join. */
export const eventTypes = pgTable("event_types", {
  /** Such as `earthquake`; its name is a text under `catalogue:eventTypes.<id>`. */
  id: text().primaryKey(),
  group: text().notNull(),
  /** 1 Low to 4 Critical. */
  defaultPriority: smallint().notNull(),
  perspectives: text().array().notNull(),
});

/** One thing that happened, whoever told of it. `owner_id` null: public; else a customer's own. */
export const events = pgTable(
  "events",
  {
    id: identity().primaryKey(),
    ownerId: reference().references(() => customers.id),
    eventTypeId: text()
      .notNull()
      .references(() => eventTypes.id),
    /** What it is besides, such as the production stop that came of a fire; two at most, none of them the event's type. */
    alsoTypeIds: text().array().notNull().default(sql`'{}'`),
    title: text().notNull(),
    summary: text().notNull(),
    url: text(),
    /** BCP 47. */
    language: text(),
    /** The moment that feeds sort by: published, else happened, else when we took it in. */
    at: moment().notNull(),
    happenedAt: moment(),
    periodFrom: moment(),
    periodTo: moment(),
    severity: jsonb().$type<SeverityInputs>().notNull().default({}),
    /** 1 Low to 4 Critical, of the event by itself; a link may lower it. */
    priority: smallint().notNull(),
    withdrawn: boolean().notNull().default(false),
    /** The event that this one turned out to be; null while it stands for itself. */
    mergedInto: reference(),
    /** Of what it says: equal for equal content. */
    contentHash: text().notNull(),
    /** Grows with each revision; the earlier ones are in `event_versions`. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index("events_in_time").on(table.at),
    index("events_withdrawn").on(table.id).where(sql`withdrawn`),
    index("events_of_owner").on(table.ownerId, table.at, table.id),
    index("events_of_type").on(table.eventTypeId, table.at),
    foreignKey({ columns: [table.mergedInto], foreignColumns: [table.id] }),
    ...sharedPolicies(),
  ],
);

/** What an event said before it was revised. */
export const eventVersions = pgTable(
  "event_versions",
  {
    eventId: reference()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    ownerId: reference(),
    version: integer().notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    /** When it was replaced. */
    replacedAt: moment().notNull().defaultNow(),
    /** The report that replaced it. */
    sourceName: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.version] }), ...sharedPolicies()],
);

/** A report as its source wrote it, without the source's clocks and counters, in the product's event type. */
export interface SourceContent
  extends Pick<
    RawEvent,
    | "kind"
    | "title"
    | "summary"
    | "url"
    | "language"
    | "publishedAt"
    | "happenedAt"
    | "period"
    | "withdrawn"
    | "amends"
    | "severity"
    | "places"
    | "organizations"
  > {
  eventTypeId: string;
  /** What else it tells of, by words of its own. */
  alsoTypeIds?: string[];
  /** How far the event has come, where the text says so. */
  status?: EventStatus;
  /** Of the whole text, of which only an extract is kept: what a copy of it is known by; see `intake/news/same-text`. */
  simhash?: string;
  /** The group that publishes its source, where it is one of several: what one group tells twice is told once. */
  publisher?: string;
  /** It says of itself that it is translated from another text. */
  isTranslation?: true;
  /** Its source was often wrong so far. */
  isDoubtful?: true;
}

/** One report of an event by one source; a second source that tells the same is a second row. */
export const eventSources = pgTable(
  "event_sources",
  {
    id: identity().primaryKey(),
    eventId: reference()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    ownerId: reference(),
    /** The connector, such as `usgs`, `warn-al`, or the name of a feed. */
    sourceName: text().notNull(),
    externalId: text().notNull(),
    contentHash: text().notNull(),
    revision: text(),
    title: text().notNull(),
    url: text(),
    language: text(),
    publishedAt: moment(),
    updatedAt: moment(),
    raw: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** What it says, whole: an event is composed of what its sources say, so that merging and splitting lose nothing. */
    content: jsonb().$type<SourceContent | Record<string, never>>().notNull().default({}),
    /** Why it is a report of this event and not one of its own; null for the event's first. */
    joined: jsonb().$type<LinkReason>(),
    /** What another source's report of the same thing is looked up by; see `server/backend/intake/ingest/joining`. */
    joinKeys: text().array().notNull().default(sql`'{}'`),
    firstSeenAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("event_sources_once").on(table.sourceName, table.externalId, sql`coalesce(owner_id, 0)`),
    index("event_sources_of_event").on(table.eventId),
    index("event_sources_content").on(table.contentHash),
    // Without a list of what is not sorted in yet: a batch looks up thousands of keys, and would go through that list for each.
    index("event_sources_join_keys").using("gin", table.joinKeys).with({ fastupdate: false }),
    ...sharedPolicies(),
  ],
);

/** Where it happened. The whole of `place` is as the source gave it; the columns are what queries ask for. */
export const eventPlaces = pgTable(
  "event_places",
  {
    id: identity().primaryKey(),
    eventId: reference()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    ownerId: reference(),
    place: jsonb().$type<RawPlace>().notNull(),
    /** ISO 3166-1 alpha-2, given by the source or found from the point. */
    country: text(),
    /** Of an area: its middle. */
    lat: doublePrecision(),
    lon: doublePrecision(),
  },
  (table) => [
    index("event_places_of_event").on(table.eventId),
    index("event_places_country").on(table.country),
    index("event_places_on_map").on(table.lat, table.lon).where(sql`lat is not null`),
    ...sharedPolicies(),
  ],
);

/** Who it is about, as the source names them. */
export const eventOrganizations = pgTable(
  "event_organizations",
  {
    id: identity().primaryKey(),
    eventId: reference()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    ownerId: reference(),
    name: text().notNull(),
    /** As `target_names.folded`; its words find the events of a newly followed target. */
    folded: text().notNull(),
    role: text().$type<RawOrganization["role"]>().notNull(),
    otherNames: text().array().notNull().default(sql`'{}'`),
    identifiers: jsonb().$type<RawOrganization["identifiers"]>().notNull().default([]),
    address: text(),
  },
  (table) => [
    index("event_organizations_of_event").on(table.eventId),
    index("event_organizations_words").using("gin", sql`string_to_array(folded, ' ')`),
    index("event_organizations_identifiers").using("gin", table.identifiers.op("jsonb_path_ops")),
    ...sharedPolicies(),
  ],
);

export type ImpactLevel =
  | "direct"
  | "company"
  | "site-to-company"
  | "related-target"
  | "industry"
  | "regional"
  | "commodity"
  | "country"
  | "tier2"
  | "tier3plus"
  | "mention";

/** Why a link holds: `catalogue:reasons.<key>` with these values says it in words. */
export interface LinkReason {
  key: string;
  params: Record<string, string | number>;
}

/** An event touches a target, whoever watches it. Public when both are; else of the customer that owns one of them. */
export const eventLinks = pgTable(
  "event_links",
  {
    eventId: reference()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    targetId: reference()
      .notNull()
      .references(() => targets.id, { onDelete: "cascade" }),
    ownerId: reference(),
    impactLevel: text().$type<ImpactLevel>().notNull(),
    /** How sure, 0 to 1. */
    confidence: real().notNull(),
    distanceKm: real(),
    reason: jsonb().$type<LinkReason>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.targetId] }),
    index("event_links_of_target").on(table.targetId, table.eventId),
    ...sharedPolicies(),
  ],
);

/** Two events that turned out to be one; the way back is kept. */
export const eventMerges = pgTable(
  "event_merges",
  {
    id: identity().primaryKey(),
    ownerId: reference(),
    keptId: reference()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    mergedId: reference()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    /** What was moved, to move it back. */
    moved: jsonb().$type<Record<string, unknown>>().notNull(),
    reason: jsonb().$type<LinkReason>().notNull(),
    mergedAt: moment().notNull().defaultNow(),
    undoneAt: moment(),
  },
  (table) => [
    index("event_merges_kept").on(table.keptId),
    index("event_merges_merged").on(table.mergedId),
    index("event_merges_of_owner").on(table.ownerId, table.id),
    ...sharedPolicies(),
  ],
);
