import { sql } from "drizzle-orm";
import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { customers } from "./customers";
import { users } from "./users";

export const teams = pgTable(
  "teams",
  {
    customerId: reference()
      .notNull()
      .references(() => customers.id),
    id: identity(),
    name: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    /** Which member is told what of the team stays overdue. */
    leadId: reference(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    foreignKey({ columns: [table.customerId, table.leadId], foreignColumns: [users.customerId, users.id] }),
    uniqueIndex("teams_name").on(table.customerId, sql`lower(name)`),
    ...customerPolicies(),
  ],
);

export const teamMembers = pgTable(
  "team_members",
  {
    customerId: reference().notNull(),
    teamId: reference().notNull(),
    userId: reference().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.teamId, table.userId] }),
    foreignKey({
      columns: [table.customerId, table.teamId],
      foreignColumns: [teams.customerId, teams.id],
    }).onDelete("cascade"),
    foreignKey({ columns: [table.customerId, table.userId], foreignColumns: [users.customerId, users.id] }),
    index("team_members_of_user").on(table.customerId, table.userId),
    ...customerPolicies(),
  ],
);
