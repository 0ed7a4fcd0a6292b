import { sql } from "drizzle-orm";
import type { ReviewItem } from "~/backend/contract/review-queue";
import type { Tx } from "../../platform/db/database";

type DoubtfulPlace = Extract<ReviewItem, { kind: "doubt" }>;

/** The customer's own targets with something against their point; by the index `targets_doubtful`, which holds no others. */
const isDoubtful = (customerId: number) => sql`t.owner_id = ${customerId} and t.place_doubt in ('zero', 'swapped')`;

/** In the order in which they came; one more than asked where there is more. */
export async function doubtfulPlaces(
  tx: Tx,
  customerId: number,
  { after, size }: { after: number; size: number },
): Promise<DoubtfulPlace[]> {
  const { rows } = await tx.execute<Stored>(sql`
    select t.id, t.name, t.country, t.lat, t.lon, t.place_doubt as doubt from targets t
     where ${isDoubtful(customerId)} and t.id > ${after} order by t.id limit ${size + 1}`);
  return rows.map(({ id, name, country, ...found }) => ({
    ...found,
    kind: "doubt" as const,
    target: { id: Number(id), name, country },
  }));
}

interface Stored extends Record<string, unknown>, Pick<DoubtfulPlace, "lat" | "lon" | "doubt"> {
  id: string;
  name: string;
  country: string | null;
}

/** At most `most` and one. */
export async function countDoubtfulPlaces(tx: Tx, customerId: number, most: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from targets t where ${isDoubtful(customerId)} limit ${most + 1}) as counted`);
  return rows[0]?.count ?? 0;
}
