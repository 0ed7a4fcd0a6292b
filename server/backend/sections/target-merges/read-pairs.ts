import { type SQL, sql } from "drizzle-orm";
import type { Duplicate } from "~/backend/contract/target-merges";
import { notFound } from "../../platform/call/refusal";
import type { Tx } from "../../platform/db/database";
import { instant, nameOf } from "./read-merge";

/** Behind which pair a page begins. */
export interface PairCursor {
  score: number;
  id: number;
}

/** Pairs of a state, the likeliest first; one more than `size` where there are more. */
export async function listPairs(
  tx: Tx,
  customerId: number,
  { state, size, after }: { state: Duplicate["state"]; size: number; after: PairCursor | null },
): Promise<Duplicate[]> {
  const behind = after === null ? sql`` : sql`and (-m.score, m.id) > (${-after.score}::real, ${after.id}::bigint)`;
  const { rows } = await tx.execute<Row>(sql`
    ${pairs(customerId)} and m.state = ${state} ${behind} order by m.score desc, m.id limit ${size + 1}`);
  return rows.map(toPair);
}

export async function readPair(tx: Tx, customerId: number, pairId: number): Promise<Duplicate> {
  const { rows } = await tx.execute<Row>(sql`${pairs(customerId)} and m.id = ${pairId}`);
  const [row] = rows;
  if (!row) throw notFound("duplicate");
  return toPair(row);
}

export async function countPairs(tx: Tx, customerId: number): Promise<Record<Duplicate["state"], number>> {
  const of = (state: string) => sql`(select count(*)::int from (select from target_duplicates
    where customer_id = ${customerId} and state = ${state} limit ${MOST_COUNTED}) found)`;
  const { rows } = await tx.execute<{ open: number; apart: number }>(
    sql`select ${of("open")} as open, ${of("apart")} as apart`,
  );
  const { open = 0, apart = 0 } = rows[0] ?? {};
  return { open, apart };
}

export const MOST_COUNTED = 1000;

const side = (row: string): SQL =>
  sql`(select jsonb_build_object('id', s.id, 'own', s.owner_id is not null, 'name', s.name, 'type', s.type, 'country', s.country, 'city', s.city)
     from (select ${sql.identifier(row)}.*) s)`;

const pairs = (customerId: number): SQL => sql`
  select m.id, ${side("a")} as one, ${side("b")} as other, m.score, m.reasons, m.state, m.decided_at as "decidedAt",
         ${nameOf(sql`m.decided_by`)} as "decidedBy", m.found_at as "foundAt"
    from target_duplicates m join targets a on a.id = m.one_id join targets b on b.id = m.other_id
   where m.customer_id = ${customerId}`;

interface Row extends Record<string, unknown>, Omit<Duplicate, "id"> {
  id: string;
}

function toPair({ decidedAt, foundAt, ...row }: Row): Duplicate {
  return { ...row, id: Number(row.id), decidedAt: decidedAt && instant(decidedAt), foundAt: instant(foundAt) };
}
