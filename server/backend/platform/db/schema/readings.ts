import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Lesson } from "../shapes/lesson";
import type { Hold, Outcome, Reading } from "../shapes/reading";
import { bytea, moment, reference } from "./columns";
import { customerPolicies, sharedPolicies } from "./customer-policies";
import { customers } from "./customers";
import { eventSources, eventTypes } from "./events";
import { users } from "./users";

/** What reading made of a report that came as a text; goes with the report. The body of an article is nowhere in it. */
export const itemReadings = pgTable(
  "item_readings",
  {
    sourceId: reference()
      .primaryKey()
      .references(() => eventSources.id, { onDelete: "cascade" }),
    ownerId: reference(),
    outcome: text().$type<Outcome>().notNull(),
    /** The leading one, published or not. */
    eventTypeId: text().references(() => eventTypes.id),
    /** Two or three letters; null where unknown. */
    language: text(),
    heldBy: text().$type<Hold>(),
    /** Asks a person: undecided, or of what was published one of ten drawn by lot, by which its type is measured. */
    toReview: boolean().notNull(),
    /** The rules and the model that read it: read again when they change. */
    reader: text().notNull(),
    reading: jsonb().$type<Reading>().notNull(),
    readAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index("item_readings_to_review").on(table.readAt.desc(), table.sourceId.desc()).where(sql`to_review`),
    index("item_readings_newest").on(table.readAt.desc(), table.sourceId.desc()),
    index("item_readings_by_type").on(table.eventTypeId, table.language, table.outcome, table.readAt.desc()),
    index("item_readings_changed").on(table.readAt).where(sql`reading ? 'was'`),
    check("item_readings_outcome", sql`${table.outcome} in ('event', 'review', 'nothing')`),
    ...sharedPolicies(),
  ],
);

/** `type`: it is an event of another type. `old`: an event of long ago. `company` and `place`: the event is right, and who or where is not. */
export type ReviewVerdict = "right" | "type" | "no-event" | "old" | "company" | "place";

/** What a customer's people say of a reading. It counts for that customer at once. */
export const readingReviews = pgTable(
  "reading_reviews",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    sourceId: reference()
      .notNull()
      .references(() => itemReadings.sourceId, { onDelete: "cascade" }),
    verdict: text().$type<ReviewVerdict>().notNull(),
    /** What was read when it was judged. */
    readTypeId: text().references(() => eventTypes.id),
    /** What it is; null for no event. */
    eventTypeId: text().references(() => eventTypes.id),
    language: text(),
    /** Drawn by lot, or of all that a type on watch found: only such verdicts measure. Those that somebody chose flatter or slander. */
    isSample: boolean().notNull().default(false),
    reviewedBy: reference().notNull(),
    reviewedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.sourceId] }),
    index("reading_reviews_by_type").on(table.readTypeId, table.language, table.reviewedAt.desc()),
    index("reading_reviews_last").on(table.customerId, table.reviewedAt.desc(), table.sourceId.desc()),
    index("reading_reviews_of_source").on(table.sourceId),
    foreignKey({ columns: [table.customerId, table.reviewedBy], foreignColumns: [users.customerId, users.id] }),
    check("reading_reviews_verdict", sql`${table.verdict} in ('right', 'type', 'no-event', 'old', 'company', 'place')`),
    ...customerPolicies(),
  ],
);

/**
 * What a type may do in a language by what people have judged since the model was trained; where there is no row, by what the model came
 * with. Written by the job `reading.measure`.
 */
export const readingArming = pgTable(
  "reading_arming",
  {
    eventTypeId: text()
      .notNull()
      .references(() => eventTypes.id),
    language: text().notNull(),
    state: text().$type<"armed" | "trial" | "watched" | "off">().notNull(),
    judged: integer().notNull(),
    right: integer().notNull(),
    decidedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.eventTypeId, table.language] }),
    check("reading_arming_state", sql`${table.state} in ('armed', 'trial', 'watched', 'off')`),
  ],
);

/**
 * What a customer's verdicts taught beside the shipped model, for texts of that customer's own sources only. Written by the job
 * `reading.learn`, from titles and stored extracts.
 */
export const readingCorrections = pgTable(
  "reading_corrections",
  {
    customerId: reference()
      .primaryKey()
      .references(() => customers.id),
    /** The shipped model that it corrects: beside another one it says nothing. */
    model: text().notNull(),
    /** Of the weights, by which readings name them; null where they correct nothing. */
    hash: text(),
    weights: bytea().notNull(),
    /** How many it was learned from. */
    verdicts: integer().notNull(),
    /** Hash of those, and of how they are learned from. */
    basis: text().notNull(),
    lessons: jsonb().$type<Lesson[]>().notNull(),
    learnedAt: moment().notNull().defaultNow(),
  },
  (table) => [check("reading_corrections_size", sql`octet_length(${table.weights}) <= 200000`), ...customerPolicies()],
);
