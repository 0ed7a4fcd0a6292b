import { type SQL, sql } from "drizzle-orm";
import { dayIn, startOfDay } from "~/time/day-start";
import { minutes } from "~/time/duration";

/**
 * Equal notifications are of one kind, about one thing, of one day and all read or all unread; the newest one stands for them. So the rows
 * that are unread stand for exactly as many notifications as the header counts.
 * @param o the alias of the other one; `notifications` is the one
 * @param offset minutes by which the reader's day is ahead of UTC
 */
export const isEqual = (o: SQL, offset: number): SQL => sql`
  ${o}.customer_id = notifications.customer_id and ${o}.user_id = notifications.user_id
  and ${o}.subject = notifications.subject and ${o}.kind = notifications.kind
  and (${o}.read_at is null) = (notifications.read_at is null)
  and ${o}.created_at >= ${dayStart(offset)} and ${o}.created_at < ${dayStart(offset)} + interval '24 hours'`;

/** No equal one is newer. */
export const standsForAll = (offset: number): SQL => sql`not exists (
  select from notifications o
   where ${isEqual(sql`o`, offset)} and (o.created_at, o.id) > (notifications.created_at, notifications.id))`;

/** How many it stands for. */
export const countOfEqual = (offset: number): SQL => sql`
  case when subject is null then 1 else (select count(*)::int from notifications o where ${isEqual(sql`o`, offset)}) end`;

/** What they tell of together: alerts, tasks; null for kinds that tell of one thing each. */
export const sumOfEqual = (offset: number): SQL => sql`
  case when subject is not null and params ? 'count' then (
    select sum((o.params->>'count')::int)::int from notifications o where ${isEqual(sql`o`, offset)}) end`;

const dayStart = (offset: number): SQL => {
  const ahead = sql`make_interval(mins => ${offset}::int)`;
  return sql`(date_trunc('day', notifications.created_at + ${ahead}, 'UTC') - ${ahead})`;
};

/** Minutes by which the day of a zone is ahead of UTC; 0 for what is no zone. */
export function offsetOf(timeZone: string | null, now: Date = new Date()): number {
  if (timeZone === null) return 0;
  try {
    const day = dayIn(timeZone, now);
    return Math.round((Date.parse(`${day}T00:00:00Z`) - startOfDay(day, timeZone).getTime()) / minutes(1));
  } catch {
    return 0;
  }
}
