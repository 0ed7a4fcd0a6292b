import { bigint, timestamp } from "drizzle-orm/pg-core";

/** A row's number: unique in the whole table, given by the database. */
export const identity = () => bigint({ mode: "number" }).generatedAlwaysAsIdentity();

/** A reference to a numbered row. */
export const reference = () => bigint({ mode: "number" });

/** A moment, with its zone, as a JavaScript `Date`. */
export const moment = () => timestamp({ withTimezone: true, mode: "date" });
