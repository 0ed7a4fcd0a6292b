import { type SQL, sql } from "drizzle-orm";
import { days } from "~/time/duration";
import { NEWS_FOR } from "../../intake/news/read-item";

/** What reaches a customer through a supplier: events at it and its own. What only lies around or above it does not. */
const REACHES_THROUGH_TIERS = ["direct", "company", "site-to-company", "regional"];

/**
 * Which targets of which customers events touch: customer_id, event_id, target_id, tier, impact_level as the customer sees it,
 * confidence, distance_km, reason, and priority by the rule `alert-priority`, given as numbers by level. Behind the first tier
 * the lower one of link and tier holds, and the weakest edge makes it less sure. A withdrawn event is Low, and alerts nobody anew;
 * neither does plain news that was old when it was read: a feed that is read for the first time may bring years of it (design 40, "Bad input").
 * Where the customer's people said that it is of another type, the priority begins at that of the type; see `own-type.ts`.
 */
export function touchedTargets(eventIds: readonly number[], priorities: Record<string, number[]>): SQL {
  const rule = sql`${JSON.stringify(priorities)}::jsonb`;
  return sql`
    select r.customer_id, r.event_id, r.target_id, r.tier, r.seen as impact_level, r.confidence, r.distance_km, r.reason,
           case when r.withdrawn then 1
                else least((${rule}->r.impact_level->>(r.priority - 1))::int, (${rule}->r.seen->>(r.priority - 1))::int)
           end::int2 as priority
      from (
        select m.customer_id, l.event_id, l.target_id, m.tier, l.impact_level, l.distance_km, l.reason, e.withdrawn,
               coalesce(own.default_priority, e.priority) as priority,
               case m.tier when 1 then l.impact_level when 2 then 'tier2' else 'tier3plus' end as seen,
               (l.confidence * m.probability)::real as confidence
          from events e
          join event_links l on l.event_id = e.id
          join monitored_targets m on m.target_id = l.target_id
          left join alerts judged on judged.customer_id = m.customer_id and judged.event_id = e.id
          left join event_types own on own.id = judged.own_type_id
         where e.id = any(${sql.param([...eventIds])}::bigint[]) and e.merged_into is null
           and (e.owner_id is null or e.owner_id = m.customer_id) and (l.owner_id is null or l.owner_id = m.customer_id)
           and (m.tier = 1 or l.impact_level = any(${sql.param(REACHES_THROUGH_TIERS)}::text[]))
           and (not (e.withdrawn or ${IS_OLD_NEWS}) or exists (
             select from alerts a where a.customer_id = m.customer_id and a.event_id = e.id))
      ) r`;
}

/** What a text of a source told, and no more than news. What people or registers tell is of today whenever it was. */
const IS_OLD_NEWS = sql`(
  e.event_type_id = 'news' and e.at < e.created_at - make_interval(days => ${NEWS_FOR / days(1)})
  and exists (select from event_sources s join item_readings r on r.source_id = s.id where s.event_id = e.id))`;
