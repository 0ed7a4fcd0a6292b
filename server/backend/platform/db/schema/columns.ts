import { bigint, customType, timestamp } from "drizzle-orm/pg-core";

/** A row's number: unique in the whole table, given by the database. */
export const identity = () => bigint({ mode: "number" }).generatedAlwaysAsIdentity();

/** A reference to a numbered row. */
export const reference = () => bigint({ mode: "number" });

/** A moment, with its zone, as a JavaScript `Date`. */
export const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** Bytes, such as a hash. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** A name as lists are ordered by it: folded by the database, compared by bytes, so that an index answers it everywhere alike. */
export const sortName = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
