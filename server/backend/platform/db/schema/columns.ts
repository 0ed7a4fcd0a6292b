import { bigint, customType, timestamp } from "drizzle-orm/pg-core";

/** A row's number: unique in the whole table, given by the database. */
export const identity = () => bigint({ mode: "number" }).generatedAlwaysAsIdentity();

/** A reference to a numbered row. */
export const reference = () => bigint({ mode: "number" });

/** A moment, with its zone, as a JavaScript `Date`. */
export const moment = () => timestamp({ withTimezone: true, mode: "date" });

/**
 * Bytes, such as a hash. Rows that are found by the hash of a secret, before their customer is known, have a plain index on it: a
 * unique one without the customer could not be distributed by customer (docs/scale.md), and 256 random bits do not repeat.
 */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** A name as lists are ordered by it: folded by the database, compared by bytes, so that an index answers it everywhere alike. */
export const sortName = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** The number of a transaction, which never comes again: PostgreSQL's `xid8`, as text. */
export const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });
