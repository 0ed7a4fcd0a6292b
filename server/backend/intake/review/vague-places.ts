import { sql } from "drizzle-orm";
import type { ReviewItem } from "~/backend/contract/review-queue";
import type { Tx } from "../../platform/db/database";

type VaguePlace = Extract<ReviewItem, { kind: "place" }>;

/** Monitored targets `m` of which at most the country is known, which no hazard reaches. */
const vague = (customerId: number) => sql`
  from monitored_targets m join targets t on t.id = m.target_id
 where m.customer_id = ${customerId} and t.type in ('organization', 'POI')
   and case when t.place is null then t.lat is null else t.place->>'precision' = 'country' end`;

/**
 * By name; one more than asked where there is more.
 * @param after the target behind which the page begins; null where it is no longer monitored: the list begins anew
 */
export async function vaguePlaces(
  tx: Tx,
  customerId: number,
  { after, size }: { after: number | null; size: number },
): Promise<VaguePlace[]> {
  const { rows } = await tx.execute<Stored>(sql`
    select m.target_id as id, t.name, t.country, m.tier, case when t.place is null then 'none' else 'country' end as precision
    ${vague(customerId)}
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
    select count(*)::int as count from (select ${vague(customerId)} limit ${most + 1}) as counted`);
  return rows[0]?.count ?? 0;
}
