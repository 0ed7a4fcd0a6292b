import { bigint, integer, pgTable, primaryKey, smallint, text, unique } from "drizzle-orm/pg-core";
import { moment, reference, transactionId } from "./columns";
import { sharedPolicies } from "./customer-policies";
import { customers } from "./customers";

/** How many targets of the directory are alike in all that it is looked through by; kept by a trigger on `targets`. Empty where unknown. */
export const targetFacets = pgTable(
  "target_facets",
  {
    type: text().notNull(),
    ctype: text().notNull(),
    country: text().notNull(),
    industry: text().notNull(),
    size: text().notNull(),
    placeKind: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.type, table.ctype, table.country, table.industry, table.size, table.placeKind],
    }),
  ],
);

/**
 * Transactions that changed by what targets are told apart: of a customer's own, or (`owner_id` null) of what everybody knows. Written by
 * triggers, for those who keep an answer in memory: it holds until one is visible that it was made without.
 */
export const networkChanges = pgTable(
  "network_changes",
  {
    ownerId: reference().references(() => customers.id),
    xid: transactionId().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [unique("network_changes_once").on(table.ownerId, table.xid).nullsNotDistinct(), ...sharedPolicies()],
);

/**
 * How many targets of the directory lie in each cell of a map (`app/backend/contract/map-grid.ts`) at whole zooms, by what they are looked
 * through by; kept by a trigger on `targets`. Zoom -1 holds those without a place. Empty where a country is unknown.
 */
export const targetCells = pgTable(
  "target_cells",
  {
    zoom: smallint().notNull(),
    y: integer().notNull(),
    x: integer().notNull(),
    type: text().notNull(),
    ctype: text().notNull(),
    country: text().notNull(),
    placeKind: text().notNull(),
    count: integer().notNull(),
    /** Of their numbers: where there is one, it is this. */
    idSum: bigint({ mode: "number" }).notNull(),
    /** Of millionths of a degree, whole so that what was added can be taken off; longitudes count from the date line. */
    latSum: bigint({ mode: "number" }).notNull(),
    eastSum: bigint({ mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.zoom, table.y, table.x, table.type, table.ctype, table.country, table.placeKind],
    }),
  ],
);
