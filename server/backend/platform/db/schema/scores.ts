import { sql } from "drizzle-orm";
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";
import { targets } from "./targets";

/** The 360° score of a target under a perspective, as one customer sees it. 0 to 100, higher is riskier. */
export const scores = pgTable(
  "scores",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    perspective: text().notNull(),
    targetId: reference()
      .notNull()
      .references(() => targets.id, { onDelete: "cascade" }),
    /** Null while no component has data. */
    score: real(),
    /** The components, 0 to 100 each, null without data. */
    alerts: real(),
    peers: real(),
    assessment: real(),
    external: real(),
    /** The sum that `alerts` comes from, before it saturates: what the Tier-N of the targets before it is made from. */
    points: doublePrecision().notNull().default(0),
    /** The same sum by event type: what the parts of a score come from. Types without points are left out. */
    pointsByType: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Of the alerts of the tiers behind it; shown beside the score, not mixed in. */
    tierN: real(),
    /** Share of the weights without data, 0 to 1. */
    missing: real().notNull(),
    alertCount: integer().notNull(),
    /** Versions of the rules that it was computed under: weights, half-lives, impact, sizes. */
    ruleVersions: jsonb().$type<Record<string, string>>().notNull(),
    computedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.perspective, table.targetId] }),
    index("scores_riskiest").on(table.customerId, table.perspective, table.score.desc(), table.targetId),
    ...customerPolicies(),
  ],
);

/** The last score of each month. */
export const scoreHistory = pgTable(
  "score_history",
  {
    customerId: reference().notNull(),
    perspective: text().notNull(),
    targetId: reference()
      .notNull()
      .references(() => targets.id, { onDelete: "cascade" }),
    /** Its first day. */
    month: date({ mode: "string" }).notNull(),
    score: real(),
    alerts: real(),
    peers: real(),
    assessment: real(),
    external: real(),
    tierN: real(),
    missing: real().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.perspective, table.targetId, table.month] }),
    ...customerPolicies(),
  ],
);

/** Targets whose scores have to be computed again; the job empties it. */
export const scoresDue = pgTable(
  "scores_due",
  {
    customerId: reference().notNull(),
    targetId: reference()
      .notNull()
      .references(() => targets.id, { onDelete: "cascade" }),
    since: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.targetId] }), ...customerPolicies()],
);

/** The customer's own scores ("internal score" of the specification). */
export const externalScores = pgTable(
  "external_scores",
  {
    id: identity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    targetId: reference()
      .notNull()
      .references(() => targets.id),
    eventTypeId: text().notNull(),
    /** 1 to 100. */
    value: smallint().notNull(),
    comment: text().notNull().default(""),
    validFrom: date({ mode: "string" }).notNull(),
    validUntil: date({ mode: "string" }),
    createdBy: reference(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    deletedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index("external_scores_of_target").on(table.customerId, table.targetId, table.id),
    check("external_scores_value", sql`${table.value} between 1 and 100`),
    ...customerPolicies(),
  ],
);

/** What a supplier's own answers come to, by perspective; 0 to 100, higher is riskier. */
export const assessmentResults = pgTable(
  "assessment_results",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    targetId: reference()
      .notNull()
      .references(() => targets.id),
    perspective: text().notNull(),
    value: real().notNull(),
    answeredOn: date({ mode: "string" }).notNull(),
    validUntil: date({ mode: "string" }),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.targetId, table.perspective] }),
    check("assessment_results_value", sql`${table.value} between 0 and 100`),
    ...customerPolicies(),
  ],
);
