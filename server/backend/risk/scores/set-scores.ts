import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { ruleTables } from "./rule-tables";
import { counts, decay, PEERS, saturated, scopeOf } from "./score-queries";
import type { ScoreRules } from "./score-rules";

export interface Run {
  rules: ScoreRules;
  now: Date;
}

/**
 * Writes the scores of these targets in all perspectives, and the month's place in their history, in one statement: what
 * `scoreOf` of `formula.ts` says, over sets. All of them stand at the same `tier` (null: not monitored). Peers and suppliers
 * behind count as they stand in `scores`, so both are computed before. Answers how many targets got a score; those that are no
 * longer watched and that nothing is known of lose theirs, and keep their history.
 */
export async function setScores(
  tx: Tx,
  customerId: number,
  { ids, tier }: { ids: readonly number[]; tier: number | null },
  { rules, now }: Run,
): Promise<number> {
  const { rows } = await tx.execute<{ targets: number }>(sql`
    with ${ruleTables(rules)}, ${scopeOf(customerId, ids)}, ${points(customerId, tier, now)}, ${PEERS},
    ${otherComponents(customerId, now)}, ${tierN(customerId, tier)}, ${RESULT},
    stored as (
      insert into scores (customer_id, perspective, target_id, score, alerts, peers, assessment, external, points,
                          points_by_type, tier_n, missing, alert_count, rule_versions, computed_at)
      select ${customerId}::bigint, perspective, target_id, score, alerts, peers, assessment, external, points, by_type, tier_n,
             missing, alert_count, ${JSON.stringify(rules.versions)}::jsonb, ${now.toISOString()}::timestamptz
        from result order by perspective, target_id
      on conflict (customer_id, perspective, target_id) do update
        set score = excluded.score, alerts = excluded.alerts, peers = excluded.peers, assessment = excluded.assessment,
            external = excluded.external, points = excluded.points, points_by_type = excluded.points_by_type, tier_n = excluded.tier_n, missing = excluded.missing,
            alert_count = excluded.alert_count, rule_versions = excluded.rule_versions, computed_at = excluded.computed_at
      returning perspective, target_id, score, alerts, peers, assessment, external, tier_n, missing),
    kept as (
      insert into score_history as known
        (customer_id, perspective, target_id, month, score, alerts, peers, assessment, external, tier_n, missing)
      select ${customerId}::bigint, perspective, target_id, ${`${now.toISOString().slice(0, 7)}-01`}::date,
             score, alerts, peers, assessment, external, tier_n, missing
        from stored order by perspective, target_id
      on conflict (customer_id, perspective, target_id, month) do update
        set score = excluded.score, alerts = excluded.alerts, peers = excluded.peers, assessment = excluded.assessment,
            external = excluded.external, tier_n = excluded.tier_n, missing = excluded.missing
        where (known.score, known.alerts, known.peers, known.assessment, known.external, known.tier_n, known.missing)
          is distinct from (excluded.score, excluded.alerts, excluded.peers, excluded.assessment, excluded.external,
                            excluded.tier_n, excluded.missing)),
    dropped as (
      delete from scores where customer_id = ${customerId} and target_id = any(${sql.param([...ids])}::bigint[])
         and target_id not in (select target_id from result))
    select count(distinct target_id)::int as targets from stored`);
  return rows[0]?.targets ?? 0;
}

/** `points`: by target and perspective, of the customer's alerts where it monitors the targets; as a whole and by event type. */
function points(customerId: number, tier: number | null, now: Date): SQL {
  const worth = (at: SQL) =>
    sql`k.type, sum(w.points[k.n] * ${decay(at, sql`k.days`, now)}) as points, count(*)::int as alerts`;
  const ofAlerts = sql`
      select t.target_id, k.perspective, ${worth(sql`t.at`)} from scope s
        join alert_targets t on t.customer_id = ${customerId} and t.target_id = s.target_id
        join kind k on k.type = t.event_type_id
        join worth w on w.key = t.priority || t.impact_level
       where ${counts(customerId)}
       group by t.target_id, k.perspective, k.type`;
  // A peer that it does not monitor has the public events that touch it, so that it is known without being followed.
  const ofEvents = sql`
      select l.target_id, k.perspective, ${worth(sql`e.at`)} from scope s
        join event_links l on l.target_id = s.target_id and (l.owner_id is null or l.owner_id = ${customerId})
        join events e on e.id = l.event_id and not e.withdrawn and e.merged_into is null
        join kind k on k.type = e.event_type_id
        join worth w on w.key = e.priority || l.impact_level
       where s.is_peer and not exists (
         select from alerts a where a.customer_id = ${customerId} and a.event_id = e.id and a.relevancy = 'Irrelevant')
       group by l.target_id, k.perspective, k.type`;
  return sql`points as materialized (
      select target_id, perspective, sum(points) as points, sum(alerts)::int as alert_count,
             jsonb_object_agg(type, points) filter (where points > 0) as by_type
        from (${tier === null ? ofEvents : ofAlerts}) of_type group by target_id, perspective)`;
}

/** `peer`, `external`, `assessment`: by target and perspective, those that exist. */
function otherComponents(customerId: number, now: Date): SQL {
  const day = sql`${now.toISOString().slice(0, 10)}::date`;
  return sql`
    peer_level as materialized (
      select known.target_id, known.perspective, known.alerts::float8 as value from (select distinct peer_id from peer_of) peers
        join scores known on known.customer_id = ${customerId} and known.target_id = peer_id and known.alerts is not null
         and known.perspective in (select perspective from setting)),
    peer as (
      select target_id, perspective, sum(value) as sum, count(*) as known from (
        select p.target_id, p.kind, l.perspective, avg(l.value) as value from peer_of p join peer_level l on l.target_id = p.peer_id
         group by 1, 2, 3) by_kind
       group by 1, 2),
    external as (
      select target_id, perspective, avg(value) as value from (
        select s.target_id, k.perspective, k.type, avg(x.value)::float8 as value from scope s
          join external_scores x on x.customer_id = ${customerId} and x.target_id = s.target_id and x.deleted_at is null
           and x.valid_from <= ${day} and (x.valid_until is null or x.valid_until >= ${day})
          join kind k on k.type = x.event_type_id
         group by 1, 2, 3) by_type
       group by 1, 2),
    assessment as (
      select s.target_id, r.perspective, r.value::float8 as value from scope s
        join assessment_results r on r.customer_id = ${customerId} and r.target_id = s.target_id
         and r.answered_on <= ${day} and (r.valid_until is null or r.valid_until >= ${day}))`;
}

/** `tier_n`: the points of the suppliers behind each target. A target of tier n is the nth of the way to what is behind it. */
function tierN(customerId: number, tier: number | null): SQL {
  return sql`
    tier_n as (
      select s.target_id, g.perspective, sum(coalesce(known.points, 0) * m.probability *
             case m.tier - s.tier when 1 then g.tier2 else g.tier3plus end) as points
        from scope s join monitored_targets m on m.customer_id = ${customerId} and m.path[${tier}::int] = s.target_id
         and m.tier > ${tier}::int
       cross join setting g
        left join scores known on known.customer_id = ${customerId} and known.perspective = g.perspective
         and known.target_id = m.target_id
       where s.tier = ${tier}::int
       group by 1, 2)`;
}

/** `result`: a row for each target that is monitored, a peer, or has something told of it, and perspective. */
const RESULT = sql`
    told as (select target_id from external union select target_id from assessment),
    component as (
      select s.target_id, g.perspective, g.alerts as alerts_weight, g.peers as peers_weight,
             g.assessment as assessment_weight, g.external as external_weight, coalesce(p.alert_count, 0) as alert_count,
             coalesce(p.points, 0) as points, coalesce(p.by_type, '{}') as by_type,
             case when s.tier is not null or s.is_peer then ${saturated(sql`coalesce(p.points, 0)`)} end as alerts,
             case when s.type in ('organization', 'POI') then
               case when g.zero then coalesce(peer.sum, 0) / 3 else peer.sum / peer.known end end as peers,
             assessment.value as assessment, external.value as external, 
             case when n.points is not null then ${saturated(sql`n.points`)} end as tier_n
        from scope s cross join setting g
        join scale on scale.key = g.perspective || s.type || coalesce(s.size, '')
        left join points p on p.target_id = s.target_id and p.perspective = g.perspective
        left join peer on peer.target_id = s.target_id and peer.perspective = g.perspective
        left join assessment on assessment.target_id = s.target_id and assessment.perspective = g.perspective
        left join external on external.target_id = s.target_id and external.perspective = g.perspective
        left join tier_n n on n.target_id = s.target_id and n.perspective = g.perspective
       where s.tier is not null or s.is_peer or s.target_id in (select target_id from told)),
    present as (
      select *,
             alerts_weight + peers_weight + assessment_weight + external_weight as all_weights,
             case when alerts is null then 0 else alerts_weight end + case when peers is null then 0 else peers_weight end +
             case when assessment is null then 0 else assessment_weight end +
             case when external is null then 0 else external_weight end as weights
        from component),
    result as (
      select *, (coalesce(alerts * alerts_weight, 0) + coalesce(peers * peers_weight, 0) +
                 coalesce(assessment * assessment_weight, 0) + coalesce(external * external_weight, 0)) /
                nullif(weights, 0) as score,
             coalesce(1 - weights / nullif(all_weights, 0), 1) as missing
        from present)`;
