import { type SQL, sql } from "drizzle-orm";
import { type ListedTarget, MOST_RECENT_ALERTS, type NetworkTarget } from "~/backend/contract/collection-targets";
import type { Tx } from "../../../platform/db/database";
import { riskOf } from "../../../reference/catalogue/risk-of";
import { seenBy, type Viewer } from "../stored-collection";
import type { RiskView } from "./conditions";

/** By which base data is found again: nobody's business. */
const OWN_SYSTEM = "Tierwatch";
/** So many numbers of foreign systems and collections a row tells; a profile tells all. */
const MOST_BESIDE = 10;

/** The same with the scores of the last months and how many alerts came lately: both are read up to a bound, however long the history is. */
export function readListed(
  tx: Tx,
  viewer: Viewer,
  risk: RiskView,
  wanted: readonly { id: number; tier: number | null }[],
): Promise<ListedTarget[]> {
  return read(tx, viewer, risk, wanted, movementOf(viewer.customerId, risk.perspective));
}

/** What lists tell of targets, in the order of the numbers; those that are not there for the customer are left out. */
export function readTargets(
  tx: Tx,
  viewer: Viewer,
  risk: RiskView,
  wanted: readonly { id: number; tier: number | null }[],
): Promise<NetworkTarget[]> {
  return read(tx, viewer, risk, wanted, sql``);
}

/** `more`: what a list tells besides; without it the rows have nothing of it. */
async function read(
  tx: Tx,
  { customerId, session }: Viewer,
  risk: RiskView,
  wanted: readonly { id: number; tier: number | null }[],
  more: SQL,
): Promise<ListedTarget[]> {
  if (wanted.length === 0) return [];
  const customer = sql`${customerId}::bigint`;
  const ids = sql.param(wanted.map(({ id }) => id));
  const tiers = sql.param(wanted.map(({ tier }) => tier));
  const { rows } = await tx.execute<Row>(sql`
    select t.id, t.name, t.type, t.ctype, t.country, t.city, t.industry, t.size, t.owner_id is not null as own, w.tier,
           f.target_id is not null as following,
           exists (select from evidence e where e.customer_id = ${customer} and e.subject_type = 'target'
                      and e.subject_id = t.id::text and e.kind = 'target.reported') as flagged, coalesce(n.count, 0) as "followerCount", s.score,
           coalesce(g.status, 'NotScreened') as sanctions,
           coalesce((select json_agg(json_build_object('system', i.system, 'id', i.value)) from (
              select system, value from target_identifiers i where i.target_id = t.id and i.system <> ${OWN_SYSTEM}
                 and (i.owner_id is null or i.owner_id = ${customer}) order by system, value limit ${MOST_BESIDE}) i),
             '[]') as "foreignSystems",
           coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name)) from (
              select c.id, c.name from collection_targets k
                join collections c on c.customer_id = k.customer_id and c.id = k.collection_id
                left join collection_roles r on r.customer_id = c.customer_id and r.collection_id = c.id
                      and r.user_id = ${session.user.id}
               where k.customer_id = ${customer} and k.target_id = t.id and ${seenBy(session.user.id)}
               order by lower(c.name), c.id limit ${MOST_BESIDE}) c), '[]') as collections ${more}
      from unnest(${ids}::bigint[], ${tiers}::smallint[]) with ordinality as w(id, tier, place)
      join targets t on t.id = w.id and (t.owner_id is null or t.owner_id = ${customer})
      left join follows f on f.customer_id = ${customer} and f.target_id = t.id
      left join target_followers n on n.target_id = t.id
      left join scores s on s.customer_id = ${customer} and s.perspective = ${risk.perspective} and s.target_id = t.id
      left join target_screenings g on g.customer_id = ${customer} and g.target_id = t.id
     order by w.place`);
  const { id: ownId, name: ownName } = session.user.customer;
  return rows.map(({ id, score, ...rest }) => ({
    ...rest,
    id: Number(id),
    customer: rest.own ? { id: ownId, name: ownName } : null,
    collectionFollowing: rest.collections.length > 0,
    score,
    risk: riskOf(score, risk.bands),
  }));
}

type Row = Omit<ListedTarget, "id" | "risk" | "customer" | "collectionFollowing"> & { id: string };

const movementOf = (customerId: number, perspective: string): SQL => sql`,
  coalesce((select json_agg(json_build_object('month', h.month, 'score', h.score) order by h.month) from score_history h
             where h.customer_id = ${customerId}::bigint and h.perspective = ${perspective} and h.target_id = t.id
               and h.month > date_trunc('month', now() at time zone 'UTC') - interval '12 months'), '[]') as trend,
  (select count(*)::int from (select from alert_targets a where a.customer_id = ${customerId}::bigint and a.target_id = t.id
             and a.at >= now() - interval '30 days' limit ${MOST_RECENT_ALERTS}) recent) as "recentAlerts"`;
