import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { OwnRow } from "../shapes/lexicon";
import { identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";
import { eventSources, events, eventTypes } from "./events";

/** Rows of the lexicon that a customer wrote: what they find is that customer's own event. */
export const lexiconEntries = pgTable(
  "lexicon_entries",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    id: identity(),
    name: text().notNull(),
    /** Two letters: it reads texts of this language. */
    language: text().notNull(),
    eventTypeId: text()
      .notNull()
      .references(() => eventTypes.id),
    /** What it looks for, and its tests. */
    row: jsonb().$type<OwnRow>().notNull(),
    active: boolean().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedBy: reference(),
    updatedAt: moment().notNull().defaultNow(),
    /** Nobody sees it any more but as what found its events. */
    removedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    uniqueIndex("lexicon_entries_name").on(table.customerId, sql`lower(${table.name})`).where(sql`removed_at is null`),
    index("lexicon_entries_at_work").on(table.customerId, table.id).where(sql`active and removed_at is null`),
    ...customerPolicies(),
  ],
);

/** Which news a customer's words found: of one text they make one event at most. */
export const lexiconHits = pgTable(
  "lexicon_hits",
  {
    customerId: reference().notNull(),
    /** The report that was read; the customer's own event stands beside it. */
    sourceId: reference()
      .notNull()
      .references(() => eventSources.id, { onDelete: "cascade" }),
    entryId: reference().notNull(),
    /** Of the entry, as it found it. */
    entryVersion: integer().notNull(),
    /** Null only within the transaction that makes it. */
    eventId: reference().references(() => events.id, { onDelete: "cascade" }),
    /** The words that were found, as they stand in the text. */
    quotes: jsonb().$type<string[]>().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.sourceId] }),
    index("lexicon_hits_newest").on(table.customerId, table.entryId, table.at.desc(), table.sourceId.desc()),
    index("lexicon_hits_of_event").on(table.eventId),
    index("lexicon_hits_of_source").on(table.sourceId),
    foreignKey({
      name: "lexicon_hits_entry_fk",
      columns: [table.customerId, table.entryId],
      foreignColumns: [lexiconEntries.customerId, lexiconEntries.id],
    }).onDelete("cascade"),
    ...customerPolicies(),
  ],
);
