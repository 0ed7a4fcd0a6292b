import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { ActionBoard, readActionBoard } from "~/backend/contract/action-board";
import { META_STATUSES } from "~/backend/contract/alert-words";
import type { Tx } from "../../platform/db/database";
import { conditions } from "./conditions";
import { orderOf, type Reader } from "./list-actions";
import { readActions } from "./read-actions";
import { titled } from "./titled";

type BoardQuery = z.output<NonNullable<typeof readActionBoard.query>>;

/** The first actions of each status in one order, and how many there are: one statement counts, one reads. */
export async function readBoard(
  tx: Tx,
  reader: Reader,
  { sort, direction, size, ...filter }: BoardQuery,
): Promise<ActionBoard> {
  const where = conditions(reader, filter, await titled(tx, filter.q));
  const { rows: counts } = await tx.execute<{ status: string; total: number }>(
    sql`select x.meta_status as status, count(*)::int as total from actions x where ${where} group by 1`,
  );
  const totals = new Map(counts.map(({ status, total }) => [status, total]));
  // Each for itself, so that each is planned by how many there are of it; of those without any none is looked for.
  const columns = META_STATUSES.filter((status) => totals.has(status)).map((status, place): SQL => {
    const { key, order } = orderOf(sort, direction);
    return sql`(select x.id, ${place}::int as place, ${key} as key from actions x where ${where} and x.meta_status = ${status}
                 order by ${key} ${order}, x.id ${order} limit ${size})`;
  });
  const { order } = orderOf(sort, direction);
  const read =
    columns.length === 0
      ? []
      : await readActions(
          tx,
          sql`join (${sql.join(columns, sql` union all `)}) page on page.id = x.id
             where x.customer_id = ${reader.customerId} order by page.place, page.key ${order}, x.id ${order}`,
        );
  return META_STATUSES.map((metaStatus) => ({
    metaStatus,
    total: totals.get(metaStatus) ?? 0,
    content: read.filter((action) => action.metaStatus === metaStatus),
  }));
}
