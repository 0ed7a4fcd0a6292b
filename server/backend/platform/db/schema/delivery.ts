import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { alerts } from "./alerts";
import { bytea, moment, reference } from "./columns";
import { customerPolicies } from "./customer-policies";
import { users } from "./users";

export type MailChannel = "EmailRealtime" | "EmailDaily" | "EmailWeekly";

/** From which priority on a user gets alerts by a kind of mail; what is missing is inherited. */
export const deliveryMinimums = pgTable(
  "delivery_minimums",
  {
    customerId: reference().notNull(),
    userId: reference().notNull(),
    /** 0: wherever no collection says otherwise. */
    collectionId: reference().notNull(),
    channel: text().$type<MailChannel>().notNull(),
    /** 1 Low to 4 Critical; null: none at all. */
    minimum: smallint(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.userId, table.collectionId, table.channel] }),
    foreignKey({ columns: [table.customerId, table.userId], foreignColumns: [users.customerId, users.id] }),
    check("delivery_minimums_channel", sql`${table.channel} in ('EmailRealtime', 'EmailDaily', 'EmailWeekly')`),
    check("delivery_minimums_minimum", sql`${table.minimum} between 1 and 4`),
    ...customerPolicies(),
  ],
);

/** A mail about alerts: its number is in the links, its secret stops mails of its kind. Kept as long as its links work. */
export const alertMails = pgTable(
  "alert_mails",
  {
    customerId: reference().notNull(),
    uuid: uuid().notNull(),
    userId: reference().notNull(),
    channel: text().$type<MailChannel>().notNull(),
    unsubscribeHash: bytea().notNull(),
    alertCount: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.uuid] }),
    foreignKey({ columns: [table.customerId, table.userId], foreignColumns: [users.customerId, users.id] }),
    index("alert_mails_unsubscribe").on(table.unsubscribeHash),
    index("alert_mails_age").on(table.createdAt),
    ...customerPolicies(),
  ],
);

/** Which alerts a user got by which kind of mail: none twice. */
export const alertMailAlerts = pgTable(
  "alert_mail_alerts",
  {
    customerId: reference().notNull(),
    userId: reference().notNull(),
    channel: text().$type<MailChannel>().notNull(),
    alertId: reference().notNull(),
    uuid: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.userId, table.channel, table.alertId] }),
    index("alert_mail_alerts_of_mail").on(table.customerId, table.uuid, table.alertId),
    index("alert_mail_alerts_of_alert").on(table.customerId, table.alertId),
    foreignKey({
      columns: [table.customerId, table.uuid],
      foreignColumns: [alertMails.customerId, alertMails.uuid],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.customerId, table.alertId],
      foreignColumns: [alerts.customerId, alerts.id],
    }).onDelete("cascade"),
    ...customerPolicies(),
  ],
);
