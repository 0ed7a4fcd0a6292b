import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { identity, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { users } from "./users";

/** Every mail that was written, and what became of it. */
export const mails = pgTable(
  "mails",
  {
    customerId: reference().notNull(),
    id: identity(),
    /** Null for somebody who has no account. */
    userId: reference(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Both are null once a mail with a secret in it has left. */
    text: text(),
    html: text(),
    /** Beside those that every mail has. */
    headers: jsonb().$type<Record<string, string>>(),
    /** Holds a link that signs in or sets a password. */
    secret: boolean().notNull().default(false),
    /** `kept`: there is no mail server, so it stays here to be read. */
    state: text().$type<"waiting" | "kept" | "sent" | "failed">().notNull().default("waiting"),
    createdAt: moment().notNull().defaultNow(),
    /** When it was given free to be sent; null while a batch's mail waits for its turn. */
    releasedAt: moment().defaultNow(),
    sentAt: moment(),
    error: text(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    foreignKey({ columns: [table.customerId, table.userId], foreignColumns: [users.customerId, users.id] }),
    check("mails_state", sql`${table.state} in ('waiting', 'kept', 'sent', 'failed')`),
    check("mails_one_line", sql`${table.recipient} || ${table.subject} !~ '[\\r\\n]'`),
    index("mails_age").on(table.createdAt),
    index("mails_released").on(table.releasedAt),
    index("mails_in_turn").on(table.id).where(sql`released_at is null`),
    ...customerPolicies(),
  ],
);
