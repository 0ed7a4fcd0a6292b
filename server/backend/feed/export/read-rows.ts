import { sql } from "drizzle-orm";
import type { FeedOrder } from "~/backend/contract/alert-words";
import type { CustomerScope, Tx } from "../../db/database";
import type { FeedFilter } from "../conditions";
import type { Cursor } from "../cursor";
import { findPlaces } from "../find-places";

/** An alert as an export tells it; ids that a catalogue puts into words. */
export interface ExportedAlert {
  id: string;
  /** Microseconds since 1970. */
  at: string;
  priority: number;
  statusId: string;
  eventTypeId: string;
  eventGroup: string;
  /** Ids, separated by commas: a driver's array would cost more than all the rest of the row. */
  impactLevels: string;
  countries: string;
  targetCount: number;
  tier: number;
  relevancy: string;
  note: string | null;
  title: string;
  summary: string;
  source: string | null;
  url: string | null;
  /** `[name, impact level]`, nearest first. */
  targets: [name: string, impactLevel: string][] | null;
  labels: string[] | null;
  actions: number;
}

/** So many of an alert's targets are named; how many there are stands beside them. */
const NAMED_TARGETS = 20;

/**
 * The next `limit` alerts behind the cursor. What belongs to them is gathered for all at once: asked for one by one, a hundred
 * thousand would take three times as long.
 */
export async function readRows(
  tx: Tx,
  scope: CustomerScope,
  { filter, order, after, limit }: { filter: FeedFilter; order: FeedOrder; after: Cursor | null; limit: number },
): Promise<ExportedAlert[]> {
  const places = await findPlaces(tx, scope, { filter, order, cursor: after, limit });
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const customer = sql`${scope.customerId}::bigint`;
  const { rows } = await tx.execute<ExportedAlert & Record<string, unknown>>(sql`
    with page as materialized (
      select a.*, asked.place from unnest(${sql.param(ids)}::bigint[]) with ordinality as asked(id, place)
        join alerts a on a.customer_id = ${customer} and a.id = asked.id),
    touched as (
      select t.alert_id, array_to_json((array_agg(json_build_array(g.name, t.impact_level)
               order by t.tier, t.confidence desc, t.target_id))[1:${NAMED_TARGETS}]) as list
        from alert_targets t join targets g on g.id = t.target_id
       where t.customer_id = ${customer} and t.alert_id = any(array(select id from page)) group by t.alert_id),
    told as (
      select distinct on (s.event_id) s.event_id, s.source_name, s.url
        from event_sources s where s.event_id = any(array(select event_id from page)) order by s.event_id, s.id),
    labelled as (
      select k.alert_id, array_to_json(array_agg(b.name order by b.name, b.id)) as list
        from alert_label_links k join alert_labels b on b.customer_id = k.customer_id and b.id = k.label_id
       where k.customer_id = ${customer} and k.alert_id = any(array(select id from page))
         and (b.scope = 'Customer' or b.user_id = ${scope.userId}) group by k.alert_id),
    acted as (
      select k.alert_id, count(*)::int as n from action_alerts k
       where k.customer_id = ${customer} and k.alert_id = any(array(select id from page)) group by k.alert_id)
    select a.id, (extract(epoch from a.at) * 1000000)::bigint as at, a.priority, a.status_id as "statusId",
           a.event_type_id as "eventTypeId", a.event_group as "eventGroup", array_to_string(a.impact_levels, ',') as "impactLevels",
           array_to_string(a.countries, ',') as countries,
           a.target_count as "targetCount", a.tier, a.relevancy, a.note, e.title, e.summary, told.source_name as source,
           coalesce(told.url, e.url) as url, touched.list as targets, labelled.list as labels, coalesce(acted.n, 0) as actions
      from page a
      join events e on e.id = a.event_id
      left join touched on touched.alert_id = a.id
      left join told on told.event_id = a.event_id
      left join labelled on labelled.alert_id = a.id
      left join acted on acted.alert_id = a.id
     order by a.place`);
  return rows;
}
