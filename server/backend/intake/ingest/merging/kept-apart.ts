import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import { idArray } from "../load-known";

/** Pairs of these events that hold what was one until a person took it apart, whatever either was merged into since. */
export async function keptApart(tx: Tx, eventIds: readonly number[]): Promise<[number, number][]> {
  const { rows } = await tx.execute<{ one: string; other: string }>(sql`
    with recursive part as (
      select id, id as whole from unnest(${idArray(eventIds)}) id
      union
      select m.merged_id, part.whole from part join event_merges m on m.kept_id = part.id and m.undone_at is null
    )
    select distinct one.whole as one, other.whole as other
      from event_merges m join part one on one.id = m.kept_id join part other on other.id = m.merged_id
     where m.undone_at is not null and one.whole <> other.whole`);
  return rows.map(({ one, other }) => [Number(one), Number(other)]);
}
