import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { MOST_STEPS, ownersOf } from "./relations";

export interface Wanted {
  customerId: number;
  /** Only these of those that are wanted, and their owners; all when absent. */
  targetIds?: readonly number[] | undefined;
  /** Of the lists and the rule as they are now. */
  key: string;
  /** Also what was screened under this key already. */
  everything?: boolean | undefined;
}

/**
 * Marks what a customer wants screened and is not yet as the lists stand now: targets activated one by one, what it follows
 * where it wants all of that, and who owns any of them. Answers how many wait now.
 */
export async function markDue(tx: Tx, { customerId, targetIds, key, everything = false }: Wanted): Promise<number> {
  const only = sql.param(targetIds ? [...targetIds] : null);
  await tx.execute(sql`
    insert into target_screenings as known (customer_id, target_id, requested_at, state)
    select f.customer_id, f.target_id, now(), 'Required'
    from follows f
    join screening_settings s on s.customer_id = f.customer_id and s.follows_since is not null
    join targets t on t.id = f.target_id and t.type in ('organization', 'POI')
    where f.customer_id = ${customerId} and (${only}::bigint[] is null or f.target_id = any(${only}::bigint[]))
    order by f.target_id
    on conflict (customer_id, target_id) do update set requested_at = now() where known.requested_at is null`);
  const { rowCount } = await tx.execute(sql`
    with recursive wanted(id, steps) as (
      select target_id, 0 from target_screenings
      where customer_id = ${customerId} and requested_at is not null
        and (${only}::bigint[] is null or target_id = any(${only}::bigint[]))
      union
      select owner.id, wanted.steps + 1
      from wanted cross join lateral (${ownersOf(sql`wanted.id`, customerId)}) as owner
      where wanted.steps < ${MOST_STEPS}
    )
    insert into target_screenings as known (customer_id, target_id, state)
    select distinct ${customerId}::bigint, t.id, 'Pending'
    from wanted join targets t on t.id = wanted.id
    where t.type in ('organization', 'POI') and (t.owner_id is null or t.owner_id = ${customerId})
    order by t.id
    on conflict (customer_id, target_id) do update set state = 'Pending'
    where known.state <> 'Pending' and (${everything} or known.screened_hash is distinct from ${key} || ':' ||
      (select coalesce(screening_hash, '') from targets where id = known.target_id))`);
  return rowCount ?? 0;
}

export interface Pending {
  targetId: number;
  /** `targets.screening_hash` as it was before the target was read: a change meanwhile makes it due again. */
  hash: string;
}

/** The next targets that wait, by number. */
export async function pendingAfter(tx: Tx, customerId: number, after: number, limit: number): Promise<Pending[]> {
  const { rows } = await tx.execute<{ target_id: string; hash: string }>(sql`
    select target_id, coalesce(screening_hash, '') as hash
    from target_screenings join targets on targets.id = target_id
    where customer_id = ${customerId} and state = 'Pending' and target_id > ${after}
    order by target_id limit ${limit}`);
  return rows.map(({ target_id, hash }) => ({ targetId: Number(target_id), hash }));
}

/** Marks targets as screened under a key; what is no organization has no name of its own to compare, and says so. */
export async function markScreened(
  tx: Tx,
  customerId: number,
  screened: readonly Pending[],
  key: string,
): Promise<void> {
  await tx.execute(sql`
    update target_screenings as known
    set state = case when t.type = 'organization' then 'Screened' else 'NotPossible' end, screened_at = now(),
      screened_hash = ${key} || ':' || was.hash
    from targets t join jsonb_to_recordset(${JSON.stringify(screened)}::jsonb) as was("targetId" bigint, hash text)
      on was."targetId" = t.id
    where known.customer_id = ${customerId} and known.target_id = t.id`);
}
