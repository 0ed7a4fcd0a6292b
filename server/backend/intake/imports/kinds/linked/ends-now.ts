import { sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/db/database";
import type { ImportKey } from "../../run/import-key";
import type { RowEnd } from "./candidate";
import { madeBefore } from "./remembered-ends";

/** What ends of rows are now, `made` says how those are found whom somebody wanted made: unknown where the target is gone, and known where who is to be made has been made since. */
export async function endsNow(
  tx: Tx,
  { customerId }: ImportKey,
  ends: readonly RowEnd[],
  made = madeBefore,
): Promise<(end: RowEnd) => RowEnd> {
  const ids = ends.flatMap(({ targetId }) => targetId ?? []);
  const { rows: found } = await tx.execute<{ id: string }>(sql`
    select id from targets where id = any(${sql.param([...new Set(ids)])}::bigint[])
       and (owner_id is null or owner_id = ${customerId})`);
  const there = new Set(found.map(({ id }) => Number(id)));
  const wanted = ends.filter(({ status }) => status === "new");
  const targets = await made(
    tx,
    customerId,
    wanted.map(({ key }) => key),
  );
  return (end) => {
    if (end.targetId !== null) return there.has(end.targetId) ? end : unknown(end);
    const targetId = end.status === "new" ? targets.get(end.key) : undefined;
    return targetId === undefined ? end : { ...end, status: "known", targetId };
  };
}

function unknown({ decided: _, remembered: __, like: ___, ...end }: RowEnd): RowEnd {
  return { ...end, status: "unknown", targetId: null };
}
