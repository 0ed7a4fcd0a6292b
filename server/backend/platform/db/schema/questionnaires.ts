import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import type { Answers } from "~/backend/contract/questionnaire-words";
import { identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";
import { targets } from "./targets";

/** A questionnaire that was sent to a target's contact, who answers through the links of its mails (`requests`). */
export const questionnaires = pgTable(
  "questionnaires",
  {
    id: identity(),
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    targetId: reference()
      .notNull()
      .references(() => targets.id),
    /** Its rule in the register is `questionnaire.<definition>`; the version is the one that was asked. */
    definition: text().notNull(),
    definitionVersion: text().notNull(),
    contactEmail: text().notNull(),
    contactName: text().notNull().default(""),
    language: text().$type<"en" | "de" | "ch">().notNull(),
    message: text().notNull().default(""),
    /** The last day to answer (UTC). */
    dueOn: date({ mode: "string" }).notNull(),
    answers: jsonb().$type<Answers>().notNull().default({}),
    openedAt: moment(),
    savedAt: moment(),
    submittedAt: moment(),
    /** Who says to have answered. */
    submittedBy: text(),
    withdrawnAt: moment(),
    /** 0 to 100 by perspective, higher is riskier; null where answers come to none. */
    result: jsonb().$type<Record<string, number>>(),
    /** Mails that were asked for, and those that were written: a job that runs twice writes one. */
    mailsAsked: integer().notNull().default(0),
    mailsWritten: integer().notNull().default(0),
    lastMailAt: moment(),
    /** The last reminder by the clock was for so many days before the end. */
    remindedFor: smallint(),
    createdBy: reference(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    check("questionnaires_language", sql`${table.language} in ('en', 'de', 'ch')`),
    index("questionnaires_of_target").on(table.customerId, table.targetId, table.id),
    index("questionnaires_open").on(table.dueOn).where(sql`submitted_at is null and withdrawn_at is null`),
    ...customerPolicies(),
  ],
);
