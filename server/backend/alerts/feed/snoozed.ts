import { type SQL, sql } from "drizzle-orm";

/** An alert `a` that is out of the feed for now. Who archived it has dealt with it: it is among the archived ones. */
export const IS_AWAY: SQL = sql`(a.snoozed_until > now() and a.status_id <> 'archived')`;

/** The others, in words that are true where nobody ever snoozed it. */
export const IS_HERE: SQL = sql`(a.snoozed_until is null or a.snoozed_until <= now() or a.status_id = 'archived')`;

/** When an alert `a` comes back; when it did for a week, as long as nobody has given it a status since. */
export const SNOOZED_UNTIL: SQL = sql`case when ${IS_AWAY} or (a.status_id <> 'archived'
    and a.snoozed_until > now() - interval '7 days'
    and (a.status_changed_at is null or a.status_changed_at < a.snoozed_until)) then a.snoozed_until end`;
