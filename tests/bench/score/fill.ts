import type pg from "pg";
import { asOwner } from "../../support/database-cluster";

/**
 * One customer with targets over five tiers (20, 30, 25, 15 and 10 of a hundred) and alerts of the last year spread over them, a
 * few on very many: one in a hundred at one of ten targets. By the owner, past triggers and policies. Answers the customer's id.
 */
export async function fillForScores(
  connection: pg.PoolConfig,
  { targets, alerts }: { targets: number; alerts: number },
): Promise<number> {
  const { rows } = await asOwner(
    connection,
    "select setseed(0.42)",
    "insert into customers (key, name, plan_name) values ('bench', 'Bench', 'Enterprise') returning id",
  );
  const customerId = Number(rows[0]?.id);
  await asOwner(
    connection,
    // Foreign keys and counters are not what is measured.
    "set session_replication_role = replica",
    "select setseed(0.42)",
    `insert into targets (type, ctype, name, country, industry)
       select 'country', 'country', 'Country ' || n, chr(65 + n / 26) || chr(65 + n % 26), null from generate_series(0, 239) as n
        where not exists (select from targets where type = 'country')
       union all
       select 'industry', 'industry', 'Industry ' || n, null, 'industry-' || n from generate_series(1, 40) as n
        where not exists (select from targets where type = 'industry')`,
    `insert into targets (type, ctype, name, country, industry, hs_codes, size)
       select 'organization', 'company', 'Bench ' || n, countries.list[1 + n % cardinality(countries.list)],
              industries.list[1 + n % cardinality(industries.list)], array[(2500 + n % 6000)::text],
              (array['Small', 'Medium', 'Large', 'Very large', null])[1 + n % 5]
         from generate_series(1, ${targets}) as n,
              (select array_agg(country order by id) as list from targets where type = 'country') countries,
              (select array_agg(industry order by id) as list from targets where type = 'industry') industries`,
    `create temp table ranked as
       select id, row_number() over (order by id) - 1 as n from targets where type = 'organization'`,
    `create temp table tiered as
       select id, n, case when n < ${targets} * 0.2 then 1 when n < ${targets} * 0.5 then 2 when n < ${targets} * 0.75 then 3
                          when n < ${targets} * 0.9 then 4 else 5 end as tier from ranked`,
    "create temp table steps as select tier, min(n) as first, count(*) as count from tiered group by tier",
    // Each delivers to one of the tier before it.
    `create temp table placed as
       select t.id, t.tier, t.n, before.id as before_id from tiered t left join steps above on above.tier = t.tier - 1
         left join tiered before on before.n = above.first + t.n % above.count`,
    "create index on placed (before_id)",
    "analyze placed",
    `insert into monitored_targets (customer_id, target_id, tier, path, probability)
       with recursive way as (
         select id, n, tier, '{}'::bigint[] as path from placed where tier = 1
         union all
         select t.id, t.n, t.tier, way.path || way.id from way join placed t on t.before_id = way.id)
       select ${customerId}, id, tier, path, 1 - (n % 5) * 0.1 from way`,
    `insert into events (event_type_id, title, summary, at, priority, content_hash)
       select types.list[1 + n % cardinality(types.list)], 'Bench ' || n, '', now() - random() * interval '365 days',
              1 + floor(power(random(), 2) * 4), 'bench:' || n
         from generate_series(1, ${Math.round(alerts * 0.7)}) as n, (select array_agg(id order by id) as list from event_types) types`,
    `insert into alerts (customer_id, event_id, at, event_type_id, event_group, priority, priority_reason, tier_n, tier,
                         impact_levels, countries, target_ctypes, target_count, relevancy)
       select ${customerId}, id, at, event_type_id, 'logistics', priority, '{"key":"x","params":{}}', false, 1, '{direct}', '{DE}',
              '{company}', 1, case when id % 20 = 0 then 'Irrelevant' else 'NotYetAssigned' end from events order by id`,
    `insert into alert_targets (customer_id, alert_id, target_id, impact_level, tier, confidence, reason, at, event_type_id, priority)
       select a.customer_id, a.id, t.id, case t.tier when 1 then 'direct' when 2 then 'tier2' else 'tier3plus' end, t.tier, 1,
              '{"key":"x","params":{}}', a.at, a.event_type_id, a.priority
         from (select *, row_number() over (order by id) as nth from alerts) a
         cross join lateral generate_series(0, case when a.nth % 7 < 3 then 1 else 0 end) as copy
         join tiered t on t.n = case when a.nth % 100 = 0 then (a.nth / 100) % 10 + copy * 10
                                else (a.nth * 7919 + copy * 104729) % ${targets} end
       on conflict do nothing`,
    `insert into event_links (event_id, target_id, impact_level, confidence, reason)
       select e.id, c.id, 'country', 1, '{"key":"x","params":{}}' from events e
         join (select id, row_number() over (order by id) - 1 as n from targets where type = 'country') c
           on c.n = e.id % (select count(*) from targets where type = 'country')`,
    "analyze",
  );
  return customerId;
}
