import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { ActionBoard, readActionBoard } from "~/backend/contract/action-board";
import { META_STATUSES } from "~/backend/contract/alert-words";
import type { Tx } from "../../platform/db/database";
import { conditions } from "./conditions";
import { MOST_COUNTED, orderOf, type Reader } from "./list-actions";
import { readActions } from "./read-actions";
import { titled } from "./titled";

type BoardQuery = z.output<NonNullable<typeof readActionBoard.query>>;

/** The first actions of each status in one order, and how many there are up to `MOST_COUNTED`: one statement counts, one reads. */
export async function readBoard(
  tx: Tx,
  reader: Reader,
  { sort, direction, size, ...filter }: BoardQuery,
): Promise<ActionBoard> {
  const where = conditions(reader, filter, await titled(tx, filter.q));
  const totals = await countColumns(tx, where);
  // Each for itself, so that each is planned by how many there are of it; of those without any none is looked for.
  const columns = META_STATUSES.filter((status) => totals.get(status)).map((status, place): SQL => {
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
    totalIsExact: (totals.get(metaStatus) ?? 0) < MOST_COUNTED,
    content: read.filter((action) => action.metaStatus === metaStatus),
  }));
}

/** Each for itself, so that of many no more are read than are told. */
async function countColumns(tx: Tx, where: SQL): Promise<Map<string, number>> {
  const counted = META_STATUSES.map(
    (status) => sql`
    select ${status}::text as status, (select count(*)::int from (
      select from actions x where ${where} and x.meta_status = ${status} limit ${MOST_COUNTED}) found) as total`,
  );
  const { rows } = await tx.execute<{ status: string; total: number }>(sql.join(counted, sql` union all `));
  return new Map(rows.map(({ status, total }) => [status, total]));
}
