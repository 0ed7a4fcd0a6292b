import { type SQL, sql } from "drizzle-orm";

/** An alert `a` that says nothing: it was silenced and has not become graver since. */
export const IS_MUTED: SQL = sql`(a.muted_at_priority is not null and a.priority <= a.muted_at_priority)`;

/** The others, in words that are true where nobody ever silenced it. */
export const IS_HEARD: SQL = sql`(a.muted_at_priority is null or a.priority > a.muted_at_priority)`;
