import { sql } from "drizzle-orm";
import type { ReviewItem } from "~/backend/contract/review-queue";
import type { Tx } from "../../platform/db/database";

type VaguePlace = Extract<ReviewItem, { kind: "place" }>;

/** Targets `t` of which at most the country is known, which no hazard reaches; in the words of the index `targets_vague`. */
const IS_VAGUE = sql`t.type in ('organization', 'POI')
  and case when t.place is null then t.lat is null else t.place->>'precision' = 'country' end`;

/**
 * Monitored targets `m`, each with its target `t`. `offset 0`: by the index of the vague ones, with one look for each whether it is monitored.
 * PostgreSQL takes half of all targets to be vague, and would go through all that the customer monitors.
 */
const fewVague = (customerId: number) => sql`
  from (select t.id, t.name, t.country, t.place from targets t where ${IS_VAGUE} offset 0) t
 cross join lateral (
   select target_id, sort_name, tier from monitored_targets
    where customer_id = ${customerId} and target_id = t.id offset 0) m
 where true`;

/** Of many there are enough for a page among the first ones in the order of their names. */
const manyVague = (customerId: number) => sql`
  from monitored_targets m join targets t on t.id = m.target_id
 where m.customer_id = ${customerId} and ${IS_VAGUE}`;

/**
 * By name; one more than asked where there is more.
 * @param after the target behind which the page begins; null where it is no longer monitored: the list begins anew
 * @param isMany there are more than `countVaguePlaces` was told to count
 */
export async function vaguePlaces(
  tx: Tx,
  customerId: number,
  { after, size, isMany }: { after: number | null; size: number; isMany: boolean },
): Promise<VaguePlace[]> {
  const { rows } = await tx.execute<Stored>(sql`
    select m.target_id as id, t.name, t.country, m.tier, case when t.place is null then 'none' else 'country' end as precision
    ${isMany ? manyVague(customerId) : fewVague(customerId)}
       and (m.sort_name, m.target_id) > (
         coalesce((select sort_name from monitored_targets where customer_id = ${customerId} and target_id = ${after}::bigint), ''),
         coalesce((select target_id from monitored_targets where customer_id = ${customerId} and target_id = ${after}::bigint), 0))
     order by m.sort_name, m.target_id limit ${size + 1}`);
  return rows.map(({ id, name, country, ...found }) => ({
    ...found,
    kind: "place" as const,
    target: { id: Number(id), name, country },
  }));
}

interface Stored extends Record<string, unknown>, Pick<VaguePlace, "tier" | "precision"> {
  id: string;
  name: string;
  country: string | null;
}

/** At most `most` and one. */
export async function countVaguePlaces(tx: Tx, customerId: number, most: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (select ${fewVague(customerId)} limit ${most + 1}) as counted`);
  return rows[0]?.count ?? 0;
}
