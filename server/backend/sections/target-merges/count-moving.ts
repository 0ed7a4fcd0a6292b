import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/database";
import { column, type Pair, table } from "./pair";
import { type MergeKind, TABLES } from "./references";

/** How many rows of the merged target go over to the kept one, by kind; kinds without any are left out. Some may join equal ones there. */
export async function countMoving(tx: Tx, { customerId, mergedId }: Pair): Promise<Partial<Record<MergeKind, number>>> {
  const counts = Object.entries(TABLES).flatMap(([name, { kind, owner, columns }]) => {
    if (!kind || Object.values(columns).includes("goes")) return [];
    const theirs = sql.join(
      Object.keys(columns).map((of) => sql`${column("t", of)} = ${mergedId}`),
      sql` or `,
    );
    return [
      sql`select ${kind}::text as kind, count(*)::int as n from ${table(name)} t
      where ${column("t", owner)} = ${customerId} and (${theirs})`,
    ];
  });
  const { rows } = await tx.execute<{ kind: MergeKind; n: number }>(
    sql`select kind, sum(n)::int as n from (${sql.join(counts, sql` union all `)}) counted group by kind having sum(n) > 0 order by kind`,
  );
  return Object.fromEntries(rows.map(({ kind, n }) => [kind, n]));
}
