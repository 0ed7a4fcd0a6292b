import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { ruleAt } from "../../platform/rules/register";
import { PRIORITIES } from "../../reference/catalogue/priorities";
import { afterAlerts, type MadeAlert } from "./after-alerts";
import { alertPrioritySchema } from "./alert-priority";
import { alsoGroups } from "./also-groups";
import { priorityReason, REASONS } from "./priority-reason";
import { removeLost } from "./remove-lost";
import { touchedTargets } from "./touched-targets";

/**
 * Brings the alerts about events up to their links: one for each customer that monitors a target of theirs and may see event
 * and link. What the customer made of an alert stays; its version grows only when something changed. Targets whose alerts changed
 * are put down for scoring. Needs the system's rights and the events locked; a second run changes nothing.
 */
export async function fanOut(tx: Tx, eventIds: readonly number[]): Promise<void> {
  if (eventIds.length === 0) return;
  const rule = await ruleAt(tx, "alert-priority", new Date().toISOString().slice(0, 10), alertPrioritySchema);
  const numbers = Object.fromEntries(
    Object.entries(rule.value).map(([level, row]) => [level, row.map((name) => PRIORITIES.indexOf(name) + 1)]),
  );
  const touched = touchedTargets(eventIds, numbers);
  await removeLost(tx, eventIds);
  const made = await writeAlerts(tx, eventIds, touched, rule.version);
  await writeAlertTargets(tx, eventIds, touched);
  await afterAlerts(tx, made);
}

/** Beside what is monitored now, an alert keeps the targets that were monitored when it came, as long as their link holds. */
async function writeAlerts(
  tx: Tx,
  eventIds: readonly number[],
  touched: SQL,
  ruleVersion: string,
): Promise<MadeAlert[]> {
  const reason = priorityReason({
    ownTypeId: sql`judged.own_type_id`,
    base: sql`case when judged.own_type_id is null then e.priority else y.default_priority end`,
    priority: sql`s.priority`,
    impact: sql`s.decided_by`,
    ruleVersion,
  });
  const { rows } = await tx.execute<{ customerId: string; id: string }>(sql`
    with touched as (${touched}),
    kept as (
      select at.customer_id, a.event_id, at.target_id, at.impact_level, at.tier, at.priority
        from alerts a join alert_targets at on at.customer_id = a.customer_id and at.alert_id = a.id
       where a.event_id = any(${sql.param([...eventIds])}::bigint[])
         and not exists (select from touched t where t.customer_id = a.customer_id and t.event_id = a.event_id
                            and t.target_id = at.target_id)
    ), of_alert as (
      select customer_id, event_id, target_id, impact_level, tier, priority from touched union all select * from kept
    ), summed as (
      select o.customer_id, o.event_id, max(o.priority) as priority, min(o.tier) as tier, count(*)::int as target_count,
             array_agg(distinct o.impact_level order by o.impact_level) as impact_levels,
             coalesce(array_agg(distinct t.country order by t.country) filter (where t.country is not null), '{}') as countries,
             array_agg(distinct t.ctype order by t.ctype) as ctypes,
             (array_agg(o.impact_level order by o.priority desc, o.tier, o.impact_level))[1] as decided_by
        from of_alert o join targets t on t.id = o.target_id
       group by o.customer_id, o.event_id
    )
    insert into alerts as a (customer_id, event_id, own_type_id, at, event_type_id, event_group, also_groups, priority, priority_reason,
                             tier_n, tier, impact_levels, countries, target_ctypes, target_count, created_at)
    select s.customer_id, s.event_id, judged.own_type_id, e.at, y.id, y."group", ${alsoGroups(sql`judged.own_type_id`)}, s.priority, ${reason},
           s.tier > 1, s.tier, s.impact_levels, s.countries, s.ctypes, s.target_count,
           -- Not the transaction's beginning: an open page asks for what was made since it was loaded.
           clock_timestamp()
      from summed s join events e on e.id = s.event_id
      left join alerts judged on judged.customer_id = s.customer_id and judged.event_id = s.event_id
      join event_types y on y.id = coalesce(judged.own_type_id, e.event_type_id)
     order by s.customer_id, s.event_id
    on conflict (customer_id, event_id) do update
      set at = excluded.at, event_type_id = ${unlessJudged("event_type_id")}, event_group = ${unlessJudged("event_group")},
          also_groups = ${unlessJudged("also_groups")},
          priority = ${KEPT_PRIORITY}, priority_reason = ${unlessJudged("priority_reason")}, tier_n = excluded.tier_n,
          tier = excluded.tier, impact_levels = excluded.impact_levels, countries = excluded.countries,
          target_ctypes = excluded.target_ctypes, target_count = excluded.target_count,
          version = a.version + 1, updated_at = now()
      where (a.at, a.event_type_id, a.event_group, a.also_groups, a.priority, a.priority_reason, a.tier_n, a.tier, a.impact_levels,
             a.countries, a.target_ctypes, a.target_count) is distinct from
            (excluded.at, ${unlessJudged("event_type_id")}, ${unlessJudged("event_group")}, ${unlessJudged("also_groups")}, ${KEPT_PRIORITY},
             ${unlessJudged("priority_reason")}, excluded.tier_n, excluded.tier, excluded.impact_levels, excluded.countries, excluded.target_ctypes,
             excluded.target_count)
    returning a.customer_id as "customerId", a.id`);
  return rows.map(({ customerId, id }) => ({ customerId: Number(customerId), id: Number(id) }));
}

/** A rule's priority holds until the event is withdrawn. */
const KEPT_PRIORITY = sql`case when excluded.priority_reason->>'key' = ${REASONS.withdrawn} then excluded.priority
        else coalesce(a.rule_priority, ${unlessJudged("priority")}) end`;

/** What the customer's people said while this was at work holds: it has not seen that; see `own-type.ts`. */
function unlessJudged(column: "event_type_id" | "event_group" | "also_groups" | "priority" | "priority_reason"): SQL {
  return sql.raw(
    `case when a.own_type_id is not distinct from excluded.own_type_id then excluded.${column} else a.${column} end`,
  );
}

/** The copies of the alert's moment follow it; what changed is scored again. */
async function writeAlertTargets(tx: Tx, eventIds: readonly number[], touched: SQL): Promise<void> {
  await tx.execute(sql`
    with touched as (${touched}),
    written as (
      insert into alert_targets as known (customer_id, alert_id, target_id, impact_level, tier, confidence, distance_km,
                                          reason, at, event_type_id, priority, own)
      select t.customer_id, a.id, t.target_id, t.impact_level, t.tier, t.confidence, t.distance_km, t.reason, a.at,
             a.event_type_id, t.priority, e.owner_id is not null
        from touched t join alerts a on a.customer_id = t.customer_id and a.event_id = t.event_id
        join events e on e.id = a.event_id
       order by t.customer_id, a.id, t.target_id
      on conflict (customer_id, alert_id, target_id) do update
        set impact_level = excluded.impact_level, tier = excluded.tier, confidence = excluded.confidence,
            distance_km = excluded.distance_km, reason = excluded.reason, at = excluded.at,
            event_type_id = excluded.event_type_id, priority = excluded.priority
        where (known.impact_level, known.tier, known.confidence, known.distance_km, known.reason, known.at,
               known.event_type_id, known.priority) is distinct from
              (excluded.impact_level, excluded.tier, excluded.confidence, excluded.distance_km, excluded.reason, excluded.at,
               excluded.event_type_id, excluded.priority)
      returning known.customer_id, known.target_id
    )
    insert into scores_due as due (customer_id, target_id)
    select distinct customer_id, target_id from written order by 1, 2
      -- A run at work holds the row: wait for it, so that it cannot take away what it has not seen.
      on conflict (customer_id, target_id) do update set since = due.since`);
  await tx.execute(sql`
    update alert_label_links l set at = a.at from alerts a
     where a.event_id = any(${sql.param([...eventIds])}::bigint[])
       and l.customer_id = a.customer_id and l.alert_id = a.id and l.at <> a.at`);
}
