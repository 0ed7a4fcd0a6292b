import { sql } from "drizzle-orm";
import { ROLES, type Role } from "~/backend/contract/permissions";
import type { Tx } from "../../platform/db/database";
import { nameKey, type Owner } from "./holders";

/** Somebody who is there; `keys` are those of the owners that they are, or are in. */
export interface Person {
  id: number;
  roles: Role[];
  keys: string[];
  /** As they chose it. */
  timeZone: string | null;
}

/** Who is one of these or in a team of them. */
export async function peopleOf(tx: Tx, customerId: number, owners: readonly Owner[]): Promise<Person[]> {
  const idsOf = (kind: Owner["kind"]) =>
    sql.param([...new Set(owners.filter((owner) => owner.kind === kind).map(({ id }) => id))]);
  const { rows } = await tx.execute<Record<keyof Person, unknown> & Omit<Person, "roles"> & { roles: string[] }>(sql`
    select u.id::float8 as id, u.roles, u.preferences ->> 'timeZone' as "timeZone", array_agg(h.key) as keys from users u
      join (select id as user_id, 'user:' || id as key from unnest(${idsOf("user")}::bigint[]) as i(id)
            union all
            select m.user_id, 'team:' || m.team_id from team_members m
             where m.customer_id = ${customerId} and m.team_id = any(${idsOf("team")}::bigint[])) h on h.user_id = u.id
     where u.customer_id = ${customerId} and u.deactivated_at is null
     group by u.customer_id, u.id order by u.id`);
  return rows.map(({ id, roles, keys, timeZone }) => {
    return { id, roles: ROLES.filter((role) => roles.includes(role)), keys, timeZone };
  });
}

/** Those of the people whom this owner names. */
export const peopleNamed = (people: readonly Person[], owner: Owner): Person[] =>
  people.filter(({ keys }) => keys.includes(nameKey(owner)));
