import { sql } from "drizzle-orm";
import type { Person } from "~/backend/contract/people";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";

interface Row extends Record<string, unknown> {
  id: string;
  firstname: string;
  lastname: string;
  email: string;
  language: Person["language"];
  roles: Person["roles"];
  teams: Person["teams"];
  state: Person["state"];
  second_factor: boolean;
  last_seen_at: Date | string | null;
  version: number;
  /** What the list is ordered by. */
  sort_name: string;
}

interface Wanted {
  customerId: number;
  q?: string;
  size: number;
  after: { name: string; id: number } | null;
}

/** Users by name, one more than asked for, which tells whether there is a next page. */
export async function findPeople(tx: Tx, { customerId, q, size, after }: Wanted) {
  const like = q ? `%${q.replace(/[\\%_]/g, "\\$&")}%` : null;
  const { rows } = await tx.execute<Row>(sql`
    ${PERSON}
    where u.customer_id = ${customerId}
      and (${like}::text is null or u.email ilike ${like} or (u.firstname || ' ' || u.lastname) ilike ${like})
      and (${after?.name ?? null}::text is null or (${SORT_NAME}, u.id) > (${after?.name ?? ""}, ${after?.id ?? 0}::bigint))
    order by ${SORT_NAME}, u.id
    limit ${size + 1}`);
  return rows.map((row) => ({ person: toPerson(row), name: row.sort_name }));
}

export async function countPeople(tx: Tx, customerId: number, q?: string): Promise<number> {
  const like = q ? `%${q.replace(/[\\%_]/g, "\\$&")}%` : null;
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from users u
    where u.customer_id = ${customerId}
      and (${like}::text is null or u.email ilike ${like} or (u.firstname || ' ' || u.lastname) ilike ${like})`);
  return rows[0]?.n ?? 0;
}

/** Throws 404. */
export async function readPerson(tx: Tx, customerId: number, id: number): Promise<Person> {
  const { rows } = await tx.execute<Row>(sql`${PERSON} where u.customer_id = ${customerId} and u.id = ${id}`);
  if (!rows[0]) throw notFound("user");
  return toPerson(rows[0]);
}

/** As much of it as a cursor holds. */
const SORT_NAME = sql.raw(`left(lower(u.lastname || ' ' || u.firstname), 100)`);

const PERSON = sql`
  select u.id, u.firstname, u.lastname, u.email, u.language, u.roles, u.version, ${SORT_NAME} as sort_name,
         case when u.deactivated_at is not null then 'deactivated'
              when u.password_hash is null and not u.embedded_login then 'invited' else 'active' end as state,
         exists (select 1 from second_factors f
                  where f.customer_id = u.customer_id and f.user_id = u.id and f.confirmed_at is not null) as second_factor,
         (select max(s.last_seen_at) from sessions s where s.customer_id = u.customer_id and s.user_id = u.id) as last_seen_at,
         coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.name)
                     from team_members m join teams t on t.customer_id = m.customer_id and t.id = m.team_id
                    where m.customer_id = u.customer_id and m.user_id = u.id), '[]') as teams
    from users u`;

function toPerson(row: Row): Person {
  const { firstname, lastname, email, language, roles, teams, state, version } = row;
  const seen = row.last_seen_at;
  return {
    id: Number(row.id),
    firstname,
    lastname,
    email,
    language,
    roles,
    teams,
    state,
    secondFactor: row.second_factor,
    lastSeenAt: seen === null ? null : new Date(seen).toISOString(),
    version,
  };
}
