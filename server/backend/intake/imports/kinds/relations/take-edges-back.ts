import { sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/db/database";
import type { ImportKey } from "../../run/import-key";
import type { Entries } from "../linked/links";

/**
 * Edges that the import made go, and those that it added to become what they were, byte by byte; what somebody has changed since stays, also where
 * that was between two portions of the import (`moved`: the later one found another version than the earlier one had left).
 */
export async function takeEdgesBack(
  tx: Tx,
  { customerId, importId }: ImportKey,
  { previewOnly }: { previewOnly: boolean },
): Promise<Entries> {
  const { rows } = await tx.execute<Found>(sql`
    select u.edge as id, u.rows, u.before, u.was_made as "wasMade",
           case when e.id is null then 'gone'
                when u.was_made then case when e.version = 1 and e.import_id = ${importId} then 'ours' else 'changed' end
                when u.before is null then 'untouched'
                when e.version = u.after and not u.moved then 'ours' else 'changed' end as state
      from (select edge, array_agg(row order by row) as rows, bool_or(state = 'created') as was_made,
                   (array_agg(before order by after) filter (where before is not null))[1] as before, max(after) as after,
                   coalesce(bool_or(moved), false) as moved
              from (select row, state, (undo->>'edge')::bigint as edge, undo->'before' as before, (undo->>'after')::int as after,
                           lag((undo->>'after')::int) over portions <> (undo->'before'->>'version')::int as moved
                      from import_rows
                     where customer_id = ${customerId} and import_id = ${importId} and state in ('created', 'joined') and undo ? 'edge'
                    window portions as (partition by undo->>'edge' order by (undo->>'after')::int nulls last)) told
             group by 1) u
      left join lateral (select id, version, import_id from edges where id = u.edge and owner_id = ${customerId} offset 0) e on true
     order by u.edge`);
  const ours = rows.filter(({ state }) => state === "ours");
  const made = ours.filter(({ wasMade }) => wasMade);
  const changed = ours.filter(({ wasMade }) => !wasMade);
  const kept = rows.filter(({ state }) => state === "changed");
  if (!previewOnly) {
    await tx.execute(sql`
      delete from edges where owner_id = ${customerId} and id = any(${sql.param(made.map(({ id }) => id))}::bigint[])`);
    await restore(
      tx,
      customerId,
      changed.flatMap(({ before }) => before ?? []),
    );
  }
  return {
    ...{ removed: made.length, restored: changed.length, kept: kept.length },
    keptRows: kept.flatMap((one) => one.rows),
  };
}

interface Found extends Record<string, unknown> {
  id: string;
  rows: number[];
  before: object | null;
  wasMade: boolean;
  /** `gone` is what somebody removed since, `untouched` what the import found as it is. */
  state: "ours" | "changed" | "gone" | "untouched";
}

async function restore(tx: Tx, customerId: number, before: readonly object[]): Promise<void> {
  await tx.execute(sql`
    update edges e set shipments = b.shipments, first_shipment_on = b.first_shipment_on, last_shipment_on = b.last_shipment_on,
           hs_codes = b.hs_codes, goods = b.goods, version = b.version, updated_at = b.updated_at
      from jsonb_populate_recordset(null::edges, ${JSON.stringify(before)}::jsonb) b,
           lateral (select ctid from edges where id = b.id and owner_id = ${customerId} offset 0) its
     where e.ctid = its.ctid`);
}
