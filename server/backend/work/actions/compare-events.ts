import { sql } from "drizzle-orm";
import { dayIn } from "~/time/day-start";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { plusMonths } from "./plus-months";
import { findAction } from "./read-actions";

const WINDOW_MONTHS = 12;
/** Fewer say nothing. */
const LEAST_MONTHS = 6;

interface Counted {
  events: number;
  months: number;
}
export interface Comparison {
  /** Event groups that are counted; all where the action has no alerts. */
  groups: string[];
  before: Counted;
  after: Counted | null;
}

/**
 * Events at an action's targets, of the groups of its alerts, before and after it was completed, in whole months: design section 11,
 * "effect". One that is not completed has a before only, until today.
 */
export async function compareEvents(tx: Tx, customerId: number, actionId: number): Promise<Comparison> {
  const action = await findAction(tx, customerId, actionId);
  if (!action) throw notFound("action");
  // By the calendar of UTC, so that everybody reads the same figures.
  const today = dayIn("UTC", new Date());
  const until = action.completedAt ? dayIn("UTC", new Date(action.completedAt)) : today;
  const months = action.completedAt ? wholeMonths(until, today) : 0;
  const [from, to] = [plusMonths(until, -WINDOW_MONTHS), plusMonths(until, months)];
  const { rows } = await tx.execute<{ groups: string[]; before: number; after: number }>(sql`
    with groups as (
      select distinct a.event_group as name from action_alerts l join alerts a on a.customer_id = l.customer_id and a.id = l.alert_id
       where l.customer_id = ${customerId} and l.action_id = ${actionId}),
    found as (
      select a.event_id, min(a.at) as at
        from action_targets g
        join alert_targets t on t.customer_id = g.customer_id and t.target_id = g.target_id
        join alerts a on a.customer_id = t.customer_id and a.id = t.alert_id
       where g.customer_id = ${customerId} and g.action_id = ${actionId}
         and a.at >= ${from}::date::timestamp at time zone 'UTC' and a.at < ${to}::date::timestamp at time zone 'UTC'
         and (a.event_group in (select name from groups) or not exists (select from groups))
       group by a.event_id)
    select array(select name from groups order by 1) as groups,
           count(*) filter (where at < ${until}::date::timestamp at time zone 'UTC')::int as before,
           count(*) filter (where at >= ${until}::date::timestamp at time zone 'UTC')::int as after
      from found`);
  const [found] = rows;
  return {
    groups: found?.groups ?? [],
    before: { events: found?.before ?? 0, months: WINDOW_MONTHS },
    after: months < LEAST_MONTHS ? null : { events: found?.after ?? 0, months },
  };
}

/** Whole months between two days, no more than are compared. */
function wholeMonths(from: string, to: string): number {
  let months = 0;
  while (months < WINDOW_MONTHS && plusMonths(from, months + 1) <= to) months += 1;
  return months;
}
