import { sql } from "drizzle-orm";
import { date, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { ClockSubjectType } from "~/backend/contract/clock-words";
import { moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";

/** The last days of duties that a subject is under, one for each kind: what falls due, and by which version of which rule. */
export const clocks = pgTable(
  "clocks",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    subjectType: text().$type<ClockSubjectType>().notNull(),
    subjectId: reference().notNull(),
    /** What has to be done, such as `acknowledge`. */
    kind: text().notNull(),
    /** The last day to do it, of the calendar. */
    dueOn: date({ mode: "string" }).notNull(),
    /** `<name>@<version>` of the rule that it was computed by. */
    ruleVersion: text().notNull(),
    doneAt: moment(),
    /** When the subject was closed: what was not done by then is owed no more. */
    endedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.subjectType, table.subjectId, table.kind] }),
    index("clocks_running").on(table.dueOn).where(sql`done_at is null and ended_at is null`),
    ...customerPolicies(),
  ],
);
