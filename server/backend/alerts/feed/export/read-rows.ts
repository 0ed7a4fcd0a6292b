import { type SQL, sql } from "drizzle-orm";
import type { FeedOrder } from "~/backend/contract/alert-words";
import type { CustomerScope, Tx } from "../../../platform/db/database";
import { conditionsOf, type FeedFilter } from "../conditions";
import type { Cursor } from "../cursor";
import { findPlaces } from "../find-places";
import { beyond, inOrder } from "../orders";
import { IS_AWAY } from "../snoozed";
import { type ExportedAlert, type Found, rowsOf } from "./rows-of-columns";
import { type NamesOfTargets, namesOfTargets } from "./target-names";

/** So many of an alert's targets are named; how many there are stands beside them. */
const NAMED_TARGETS = 20;

interface RowRequest {
  filter: FeedFilter;
  order: FeedOrder;
  after: Cursor | null;
  /** The last one that is wanted, where that is known. */
  until?: Cursor | null;
  /** The alerts themselves, where they were looked up. */
  ids?: number[] | null;
  limit: number;
  /** Of one export: what one portion looked up the next ones know. */
  names?: NamesOfTargets;
}

/**
 * The next `limit` alerts behind the cursor, or up to `until`, or those that are named. What belongs to them is gathered for all at once, and each table answers with its
 * columns as one JSON text: PostgreSQL joins and sorts nothing wide, and neither side handles a row or a value by itself, which is
 * what reading a hundred thousand alerts would otherwise cost (decision 38).
 */
export async function readRows(
  tx: Tx,
  scope: CustomerScope,
  { names = namesOfTargets(), ...request }: RowRequest,
): Promise<ExportedAlert[]> {
  const customer = sql`${scope.customerId}::bigint`;
  const ofPage = sql`any(array(select id from page))`;
  const ofEvents = sql`any(array(select event_id from page))`;
  const { rows } = await tx.execute<Found & Record<string, unknown>>(sql`
    with page as materialized (${await pageOf(tx, scope, request)}),
    -- An alert of more targets than are named is cut here: it may have thousands.
    touched as (
      select t.alert_id, t.target_id, t.impact_level, t.tier, t.confidence from alert_targets t
       where t.customer_id = ${customer} and t.alert_id = any(array(select id from page where target_count <= ${NAMED_TARGETS}))
      union all
      select a.id, t.* from page a cross join lateral (
        select target_id, impact_level, tier, confidence from alert_targets
         where customer_id = ${customer} and alert_id = a.id order by tier, confidence desc, target_id limit ${NAMED_TARGETS}) t
       where a.target_count > ${NAMED_TARGETS})
    select
      (select json_build_object('id', json_agg(id), 'eventId', json_agg(event_id), 'at', json_agg(at), 'priority', json_agg(priority),
                'statusId', json_agg(status_id), 'eventTypeId', json_agg(event_type_id), 'eventGroup', json_agg(event_group),
                'impactLevels', json_agg(impact_levels), 'countries', json_agg(countries), 'targetCount', json_agg(target_count),
                'tier', json_agg(tier), 'relevancy', json_agg(relevancy), 'note', json_agg(note),
                'assignedTo', json_agg(assigned_to), 'snoozedUntil', json_agg(snoozed_until)) from page) as alerts,
      (select json_build_object('id', json_agg(id), 'title', json_agg(title), 'summary', json_agg(summary), 'url', json_agg(url))
         from events where id = ${ofEvents}) as events,
      (select json_build_object('eventId', json_agg(event_id), 'source', json_agg(source_name), 'url', json_agg(url)) from (
         select distinct on (event_id) event_id, source_name, url from event_sources
          where event_id = ${ofEvents} order by event_id, id) first) as sources,
      (select json_build_object('alertId', json_agg(alert_id), 'targetId', json_agg(target_id), 'level', json_agg(impact_level)) from (
         select * from touched order by alert_id, tier, confidence desc, target_id) sorted) as targets,
      (select json_build_object('alertId', json_agg(alert_id), 'name', json_agg(name)) from (
         select k.alert_id, b.name
           from alert_label_links k join alert_labels b on b.customer_id = k.customer_id and b.id = k.label_id
          where k.customer_id = ${customer} and k.alert_id = ${ofPage} and (b.scope = 'Customer' or b.user_id = ${scope.userId})
          order by k.alert_id, b.name, b.id) sorted) as labels,
      (select json_build_object('alertId', json_agg(alert_id), 'count', json_agg(n)) from (
         select l.alert_id, count(*) as n from action_alerts l join actions x on x.customer_id = l.customer_id and x.id = l.action_id
          where l.customer_id = ${customer} and l.alert_id = ${ofPage} group by l.alert_id) counted) as actions,
      (select json_build_object('id', json_agg(id), 'name', json_agg(firstname || ' ' || lastname)) from users
        where customer_id = ${customer} and id = any(array(select assigned_to from page))) as users`);
  const [found] = rows;
  if (!found) throw new Error("A portion without an answer");
  await names.learn(tx, found.targets.targetId ?? []);
  return rowsOf(found, names);
}

/** The alerts of a portion in its order, with what the export tells of them itself. */
async function pageOf(
  tx: Tx,
  scope: CustomerScope,
  { filter, order, after, until, ids, limit }: Omit<RowRequest, "names">,
): Promise<SQL> {
  if (!filter.q) {
    const where = sql`${conditionsOf(filter, scope)}${beyond(order, after, until)}`;
    return inOrder(TOLD, { order, statusId: filter.statusId, where, limit });
  }
  const named = ids ?? (await findPlaces(tx, scope, { filter, order, cursor: after, limit })).map(({ id }) => id);
  return sql`${TOLD} from unnest(${sql.param(named)}::bigint[]) with ordinality as asked(id, place)
    join alerts a on a.customer_id = ${scope.customerId}::bigint and a.id = asked.id order by asked.place`;
}

const TOLD = sql`
  select a.id, a.event_id, (extract(epoch from a.at) * 1000000)::bigint as at, a.priority, a.status_id, a.event_type_id,
         a.event_group, array_to_string(a.impact_levels, ',') as impact_levels, array_to_string(a.countries, ',') as countries,
         a.target_count, a.tier, a.relevancy, a.note, a.assigned_to,
         case when ${IS_AWAY} then (extract(epoch from a.snoozed_until) * 1000000)::bigint end as snoozed_until`;
