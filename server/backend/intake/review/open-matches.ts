import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";

/** Matches with entries of sanctions lists that nobody has decided, by how sure they are: similar names, and the entries themselves; each at most `most` and one. */
export async function countOpenMatches(
  tx: Tx,
  customerId: number,
  most: number,
): Promise<{ match: number; review: number }> {
  const open = (verdict: "match" | "review") => sql`(
    select count(*)::int from (
      select from sanctions_matches where customer_id = ${customerId} and decision = 'undecided' and closed_at is null
         and verdict = ${verdict} limit ${most + 1}) as counted)`;
  const { rows } = await tx.execute<{ match: number; review: number }>(
    sql`select ${open("match")} as match, ${open("review")} as review`,
  );
  return rows[0] ?? { match: 0, review: 0 };
}
