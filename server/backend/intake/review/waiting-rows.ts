import { sql } from "drizzle-orm";
import type { ReviewItem } from "~/backend/contract/review-queue";
import type { Tx } from "../../platform/db/database";

/** Behind which row a page begins. */
export interface RowCursor {
  importId: number;
  row: number;
}

type WaitingRow = Extract<ReviewItem, { kind: "import-row" }>;

/** Imports whose rows a person can decide. `i` is the import. */
const IS_OPEN = sql`i.step in ('review', 'applied') and i.state = 'Done' and not i.dry_run
  and coalesce((i.counts->>'waiting')::int, 0) > 0`;

/** Rows that wait in all imports of the customer, the oldest import first; one more than asked where there is more. */
export async function waitingRows(
  tx: Tx,
  customerId: number,
  { after, size }: { after: RowCursor | null; size: number },
): Promise<WaitingRow[]> {
  const { importId, row } = after ?? { importId: 0, row: 0 };
  const { rows } = await tx.execute<Stored>(sql`
    select i.id as "importId", i.file_name as "fileName", w.row, w.candidate->>'name' as name, w.candidate->>'country' as country,
           w.candidate->>'city' as city, w.repeats, w.score, t.id as "targetId", t.name as "targetName", t.country as "targetCountry"
      from imports i
     cross join lateral (
       select r.* from import_rows r
        where r.customer_id = i.customer_id and r.import_id = i.id and r.state = 'waiting'
          and (i.id > ${importId} or r.row > ${row})
        order by r.row limit ${size + 1}) w
      left join targets t on t.id = w.target_id
     where i.customer_id = ${customerId} and i.id >= ${importId} and ${IS_OPEN}
     order by i.id, w.row limit ${size + 1}`);
  return rows.map(({ targetId, targetName, targetCountry, importId, ...found }) => ({
    ...{ kind: "import-row" as const, ...found, importId: Number(importId) },
    target: targetId === null ? null : { id: Number(targetId), name: targetName ?? "", country: targetCountry },
  }));
}

interface Stored extends Record<string, unknown>, Omit<WaitingRow, "kind" | "target" | "importId"> {
  importId: string;
  targetId: string | null;
  targetName: string | null;
  targetCountry: string | null;
}

/** Told by the imports, which count their rows: no row is looked at. */
export async function countWaitingRows(tx: Tx, customerId: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select coalesce(sum((i.counts->>'waiting')::int), 0)::int as count from imports i
     where i.customer_id = ${customerId} and ${IS_OPEN}`);
  return rows[0]?.count ?? 0;
}
