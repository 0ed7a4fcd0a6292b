import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";
import { events, type ImpactLevel, type LinkReason } from "./events";
import { type Tier, targets } from "./targets";
import { users } from "./users";

export type AlertStatus = "new" | "in-review" | "relevant" | "archived";

/**
 * An event as one customer sees it: what it touches of theirs, and what they made of it. What the feed filters by stands in
 * the row itself, so that a page never joins before it has its twenty.
 */
export const alerts = pgTable(
  "alerts",
  {
    id: identity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    eventId: reference()
      .notNull()
      .references(() => events.id),
    /** Copies of the event's, kept by `server/backend/alerts/alerts`. */
    at: moment().notNull(),
    eventTypeId: text().notNull(),
    eventGroup: text().notNull(),
    /** Of what the event is besides, without `eventGroup`: whoever filters by one of these finds it, too. */
    alsoGroups: text().array().notNull().default(sql`'{}'`),
    /** What the customer's people say that it is, whatever the event says; null where they said nothing. */
    ownTypeId: text(),
    /** 1 Low to 4 Critical. */
    priority: smallint().notNull(),
    priorityReason: jsonb().$type<LinkReason>().notNull(),
    /** Nothing of tier 1 is touched. */
    tierN: boolean().notNull(),
    tier: smallint().$type<Tier>().notNull(),
    /** Sorted, without repetition: of the targets that it touches. */
    impactLevels: text().array().$type<ImpactLevel[]>().notNull(),
    countries: text().array().notNull(),
    targetCtypes: text().array().notNull(),
    targetCount: integer().notNull(),
    statusId: text().$type<AlertStatus>().notNull().default("new"),
    statusChangedAt: moment(),
    statusChangedBy: reference(),
    relevancy: text().$type<"Relevant" | "Irrelevant" | "NotYetAssigned">().notNull().default("NotYetAssigned"),
    note: text(),
    /** Silent until its priority rises above this; null: not muted. */
    mutedAtPriority: smallint(),
    /** What a rule made of its priority; holds, whatever the event's becomes, until the event is withdrawn. */
    rulePriority: smallint(),
    rulePriorityReason: jsonb().$type<LinkReason>(),
    flagged: jsonb().$type<{ reason: string; comment: string | null; by: number; at: string } | null>(),
    /** Whose it is; null: nobody's. A deactivated user stays. */
    assignedTo: reference(),
    /** The moment at which it is in the feed again: where the chosen day begins for the person who chose it. */
    snoozedUntil: moment(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    unique("alerts_of_event").on(table.customerId, table.eventId),
    // Of an event: whoever has one of it.
    index("alerts_event").on(table.eventId),
    check("alerts_status", sql`${table.statusId} in ('new', 'in-review', 'relevant', 'archived')`),
    check("alerts_priority", sql`${table.priority} between 1 and 4`),
    index("alerts_by_status").on(table.customerId, table.tierN, table.statusId, table.at.desc(), table.id.desc()),
    // Mails hold what was made since the last one.
    index("alerts_made").on(table.customerId, table.createdAt),
    foreignKey({ columns: [table.customerId, table.assignedTo], foreignColumns: [users.customerId, users.id] }),
    // A person's own, and those that are away: few of many, and subtracted from the counters on every page.
    index("alerts_assigned")
      .on(table.customerId, table.assignedTo, table.at.desc(), table.id.desc())
      .where(sql`assigned_to is not null`),
    // Whose tasks they are until somebody assessed them.
    index("alerts_to_assess")
      .on(table.customerId, table.assignedTo)
      .where(sql`assigned_to is not null and status_id in ('new', 'in-review')`),
    index("alerts_snoozed").on(table.customerId, table.snoozedUntil).where(sql`snoozed_until is not null`),
    // Few, and asked for by each score: those that do not count.
    index("alerts_irrelevant").on(table.customerId, table.id, table.eventId).where(sql`relevancy = 'Irrelevant'`),
    index("alerts_by_time").on(table.customerId, table.tierN, table.at.desc(), table.id.desc()),
    index("alerts_by_priority").on(
      table.customerId,
      table.tierN,
      table.statusId,
      table.priority.desc(),
      table.at.desc(),
      table.id.desc(),
    ),
    ...customerPolicies(),
  ],
);

/** What people say about an alert. */
export const alertComments = pgTable(
  "alert_comments",
  {
    id: identity(),
    customerId: reference().notNull(),
    alertId: reference().notNull(),
    text: text().notNull(),
    createdBy: reference(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index("alert_comments_of").on(table.customerId, table.alertId, table.id),
    foreignKey({
      columns: [table.customerId, table.alertId],
      foreignColumns: [alerts.customerId, alerts.id],
    }).onDelete("cascade"),
    ...customerPolicies(),
  ],
);

/** Which of the customer's targets an alert touches, how, and why. */
export const alertTargets = pgTable(
  "alert_targets",
  {
    customerId: reference().notNull(),
    alertId: reference().notNull(),
    targetId: reference()
      .notNull()
      .references(() => targets.id),
    impactLevel: text().$type<ImpactLevel>().notNull(),
    tier: smallint().$type<Tier>().notNull(),
    confidence: real().notNull(),
    distanceKm: real(),
    reason: jsonb().$type<LinkReason>().notNull(),
    /** Copies of the alert's, for a target's own feed and its score. */
    at: moment().notNull(),
    eventTypeId: text().notNull(),
    priority: smallint().notNull(),
    /** The customer told of the event itself; nobody else knows of it. */
    own: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.alertId, table.targetId] }),
    foreignKey({
      columns: [table.customerId, table.alertId],
      foreignColumns: [alerts.customerId, alerts.id],
    }).onDelete("cascade"),
    index("alert_targets_of_target").on(table.customerId, table.targetId, table.at.desc(), table.alertId.desc()),
    // A target's profile asks for the newest of each kind, and for the kinds that there are.
    index("alert_targets_by_kind").on(
      table.customerId,
      table.targetId,
      table.own,
      table.eventTypeId,
      table.priority,
      table.impactLevel,
      table.at.desc(),
      table.alertId.desc(),
    ),
    ...customerPolicies(),
  ],
);

export const alertLabels = pgTable(
  "alert_labels",
  {
    id: identity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    scope: text().$type<"User" | "Customer">().notNull(),
    /** Whose it is where the scope is User. */
    userId: reference(),
    name: text().notNull(),
    /** `#rrggbb`. */
    backgroundColor: text().notNull(),
    textColor: text().notNull(),
    visible: boolean().notNull().default(true),
    /** Kept by a trigger on `alert_label_links`. */
    alertCount: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    // The customer's own have no user, and so a list of their own: 0.
    uniqueIndex("alert_labels_name").on(table.customerId, sql`coalesce(user_id, 0)`, sql`lower(name)`),
    ...customerPolicies(),
  ],
);

export const alertLabelLinks = pgTable(
  "alert_label_links",
  {
    customerId: reference().notNull(),
    labelId: reference().notNull(),
    alertId: reference().notNull(),
    /** The alert's, so that a label's page is read in order. */
    at: moment().notNull(),
    addedBy: reference(),
    addedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.labelId, table.alertId] }),
    index("alert_label_links_of_alert").on(table.customerId, table.alertId),
    index("alert_label_links_in_time").on(table.customerId, table.labelId, table.at.desc(), table.alertId.desc()),
    foreignKey({
      columns: [table.customerId, table.labelId],
      foreignColumns: [alertLabels.customerId, alertLabels.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.customerId, table.alertId],
      foreignColumns: [alerts.customerId, alerts.id],
    }).onDelete("cascade"),
    ...customerPolicies(),
  ],
);

/**
 * How many alerts there are, by status and by each value of a facet; kept by a trigger on `alerts`. The facet `all` has the
 * one value `` and is the status tabs; the others are priority, group, type, impact, country and ctype.
 */
export const alertCounts = pgTable(
  "alert_counts",
  {
    customerId: reference().notNull(),
    tierN: boolean().notNull(),
    statusId: text().$type<AlertStatus>().notNull(),
    facet: text().notNull(),
    value: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.tierN, table.statusId, table.facet, table.value] }),
    ...customerPolicies(),
  ],
);

/** The same by day of `at` (UTC) and priority, for the counts of the last seven days; kept by the same trigger. */
export const alertDayCounts = pgTable(
  "alert_day_counts",
  {
    customerId: reference().notNull(),
    tierN: boolean().notNull(),
    day: date({ mode: "string" }).notNull(),
    statusId: text().$type<AlertStatus>().notNull(),
    priority: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.tierN, table.day, table.statusId, table.priority] }),
    ...customerPolicies(),
  ],
);
