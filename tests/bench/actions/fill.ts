import type pg from "pg";

interface Filled {
  analyst: number;
  team: number;
  collection: number;
}

/**
 * A hundred people in ten teams, and actions of all of them: a third over, every fiftieth confidential, with steps and targets, a hundredth of
 * them the analyst's own, few titles that are rare; some are blocked, and a hundredth is with a supplier.
 */
export async function fillActions(client: pg.Client, customerId: number, size: number): Promise<Filled> {
  await client.query(
    `insert into users (customer_id, email, firstname, lastname, roles)
     select $1::bigint, 'u' || n || '-' || $1::bigint || '@bench.example', 'U', n::text, array['analyst'] from generate_series(1, 100) n`,
    [customerId],
  );
  const ids = async (question: string, ...given: unknown[]): Promise<number[]> => {
    const { rows } = await client.query<{ ids: string[] }>(question, [customerId, ...given]);
    return (rows[0]?.ids ?? []).map(Number);
  };
  const users = await ids("select array_agg(id order by id) as ids from users where customer_id = $1");
  await client.query(
    "insert into teams (customer_id, name) select $1::bigint, 'Team ' || n from generate_series(1, 10) n",
    [customerId],
  );
  const teams = await ids("select array_agg(id order by id) as ids from teams where customer_id = $1");
  await client.query(
    `insert into team_members (customer_id, team_id, user_id)
     select $1::bigint, ($2::bigint[])[1 + n % 10], ($3::bigint[])[1 + n] from generate_series(0, 99) n`,
    [customerId, teams, users],
  );
  await client.query(
    `insert into actions (customer_id, type_id, title, due_on, meta_status, confidential, purpose, completed_at, effect_due_on, created_at, created_by)
     select $1::bigint, (array['watch', 'ask-statement', 'on-site-audit', 'second-source'])[1 + n % 4],
            case when n % 5000 = 0 then 'Quorvax hearing ' else 'Action ' end || n, current_date - 30 + n % 400,
            (array['Planned', 'InProgress', 'Completed'])[1 + n % 3], n % ($2::int / 2000) = 0,
            (array['prevent', 'remedy', null, 'supply'])[1 + n % 4],
            case when n % 3 = 2 then now() end, case when n % 3 = 2 then current_date + n % 300 end,
            now() - n * interval '1 minute', ($3::bigint[])[1 + n % 100]
       from generate_series(1, $2::int) n`,
    [customerId, size, users],
  );
  await client.query(
    `insert into action_assignees (customer_id, action_id, kind, assignee_id)
     select customer_id, id, case when id % 5 = 0 then 'team' else 'user' end,
            case when id % 5 = 0 then ($3::bigint[])[1 + id % 10] else ($2::bigint[])[1 + id % 100] end
       from actions where customer_id = $1`,
    [customerId, users, teams],
  );
  await client.query(
    `insert into action_steps (customer_id, action_id, position, title, done_at)
     select customer_id, id, position, 'Step ' || position, case when meta_status = 'Completed' then now() end
       from actions, generate_series(1, 2) position where customer_id = $1`,
    [customerId],
  );
  await client.query(
    "insert into targets (type, ctype, name, country) select 'organization', 'company', 'Mill ' || n, 'DE' from generate_series(1, 1000) n",
  );
  await client.query(
    `insert into action_targets (customer_id, action_id, target_id)
     select a.customer_id, a.id, (select min(id) from targets where name like 'Mill %') + a.id % 1000 from actions a where a.customer_id = $1`,
    [customerId],
  );
  await client.query(
    `update actions set blocked_reason = 'No access to the site' where customer_id = $1 and id % 40 = 0 and meta_status <> 'Completed'`,
    [customerId],
  );
  await client.query(
    `insert into supplier_plans (customer_id, action_id, target_id, contact_email, language, title, message, due_on, state, measures)
     select l.customer_id, l.action_id, l.target_id, 'mill@bench.example', 'en', 'Plan', '', current_date + 14,
            (array['asked', 'proposed', 'accepted', 'revoked'])[1 + l.action_id / 100 % 4], '[{"title": "Train", "doneAt": null}]'
       from action_targets l where l.customer_id = $1 and l.action_id % 100 = 0`,
    [customerId],
  );
  const [collection = 0] = await ids(
    "with made as (insert into collections (customer_id, name) values ($1, 'Mills') returning id) select array_agg(id) as ids from made",
  );
  await client.query(
    `insert into collection_targets (customer_id, collection_id, target_id)
     select $1::bigint, $2::bigint, id from targets where name like 'Mill %' order by id limit 50`,
    [customerId, collection],
  );
  await client.query("vacuum analyze");
  return { analyst: users[0] ?? 0, team: teams[0] ?? 0, collection };
}
