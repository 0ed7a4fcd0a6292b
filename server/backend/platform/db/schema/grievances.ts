import { sql } from "drizzle-orm";
import { boolean, check, date, foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type {
  GrievanceOutcome,
  GrievanceState,
  GrievanceStep,
  GrievanceTopic,
  ReporterRelation,
} from "~/backend/contract/grievance-words";
import { identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";
import { targets } from "./targets";

/** What somebody complains of about a target. Until when it is acknowledged and answered stands in `clocks`. */
export const grievanceReports = pgTable(
  "grievance_reports",
  {
    id: identity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    targetId: reference()
      .notNull()
      .references(() => targets.id),
    title: text().notNull(),
    description: text().notNull(),
    topic: text().$type<GrievanceTopic>().notNull(),
    relation: text().$type<ReporterRelation>().notNull(),
    anonymous: boolean().notNull(),
    /** Both null for who stays anonymous: what is not kept cannot be told. */
    reporterName: text(),
    reporterContact: text(),
    receivedOn: date({ mode: "string" }).notNull(),
    state: text().$type<GrievanceState>().notNull().default("received"),
    outcome: text().$type<GrievanceOutcome>(),
    closedAt: moment(),
    createdBy: reference(),
    createdAt: moment().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    check("grievance_reports_state", sql`${table.state} in ('received', 'examination', 'measures', 'closed')`),
    check("grievance_reports_outcome", sql`(${table.state} = 'closed') = (${table.outcome} is not null)`),
    check(
      "grievance_reports_anonymous",
      sql`not ${table.anonymous} or (${table.reporterName} is null and ${table.reporterContact} is null)`,
    ),
    index("grievance_reports_of_target").on(table.customerId, table.targetId, table.id),
    ...customerPolicies(),
  ],
);

/** What was done about a report, in order. */
export const grievanceSteps = pgTable(
  "grievance_steps",
  {
    id: identity(),
    customerId: reference().notNull(),
    reportId: reference().notNull(),
    step: text().$type<GrievanceStep>().notNull(),
    note: text().notNull().default(""),
    createdBy: reference(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    foreignKey({
      columns: [table.customerId, table.reportId],
      foreignColumns: [grievanceReports.customerId, grievanceReports.id],
    }),
    index("grievance_steps_of").on(table.customerId, table.reportId, table.id),
    ...customerPolicies(),
  ],
);
