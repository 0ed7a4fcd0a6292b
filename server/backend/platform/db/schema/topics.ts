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
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { alerts } from "./alerts";
import { identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";
import { eventSources, events, eventTypes } from "./events";

/** What a customer wants to be told of that no event type names. */
export const topics = pgTable(
  "topics",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    id: identity(),
    name: text().notNull(),
    /** One of these has to stand in the text, and none of those, as `intake/news/lexicon/pattern.ts` reads them. */
    words: text().array().notNull(),
    notWords: text().array().notNull(),
    /** ISO 3166-1 alpha-2; empty: anywhere. */
    countries: text().array().notNull(),
    /** Only news that names something that the customer watches. */
    onlyTargets: boolean().notNull(),
    /** Only news that names one of these; empty: any. One that is gone stays, so that the topic never widens by itself. */
    targetIds: reference().array().notNull(),
    /** Only news of the sources of these names; empty: any. One that is gone stays, too. */
    sources: text().array().notNull(),
    /** Of its alerts; null: `news`. */
    eventTypeId: text().references(() => eventTypes.id),
    /** 1 Low to 4 Critical: no alert of it is graver. */
    highestPriority: smallint().notNull(),
    active: boolean().notNull(),
    version: integer().notNull().default(1),
    createdBy: reference(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    /** Nobody sees it any more but as what its alerts came from. */
    removedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    uniqueIndex("topics_name").on(table.customerId, sql`lower(${table.name})`).where(sql`removed_at is null`),
    index("topics_at_work").on(table.customerId, table.id).where(sql`active and removed_at is null`),
    check("topics_priority", sql`${table.highestPriority} between 1 and 4`),
    ...customerPolicies(),
  ],
);

/** Which news a topic found: never one twice, whatever became of the alert. */
export const topicHits = pgTable(
  "topic_hits",
  {
    customerId: reference().notNull(),
    topicId: reference().notNull(),
    /** The report that was read; the customer's own event stands beside it. */
    sourceId: reference()
      .notNull()
      .references(() => eventSources.id, { onDelete: "cascade" }),
    /** Null only within the transaction that makes them. */
    eventId: reference().references(() => events.id, { onDelete: "cascade" }),
    alertId: reference(),
    /** The words that were found, as they stand in the text. */
    quotes: jsonb().$type<string[]>().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.topicId, table.sourceId] }),
    index("topic_hits_newest").on(table.customerId, table.topicId, table.at.desc(), table.sourceId.desc()),
    index("topic_hits_of_alert").on(table.customerId, table.alertId),
    index("topic_hits_of_event").on(table.eventId),
    index("topic_hits_of_source").on(table.sourceId),
    foreignKey({ columns: [table.customerId, table.topicId], foreignColumns: [topics.customerId, topics.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [table.customerId, table.alertId], foreignColumns: [alerts.customerId, alerts.id] }).onDelete(
      "cascade",
    ),
    ...customerPolicies(),
  ],
);
