import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { ImportKey } from "./import-key";
import { keptTargets } from "./kept-targets";

/** Targets that go, that become what they were, and that stay. */
export interface UndoPreview {
  removed: number;
  restored: number;
  kept: number;
  keptTargets: { id: number; name: string }[];
  /** The same of what is no target: relations, periods. */
  entries?: { removed: number; restored: number; kept: number };
}

const MOST_NAMED = 100;

/** What undoing an import would do with targets that it made or added to. */
export async function previewTargets(tx: Tx, key: ImportKey): Promise<UndoPreview> {
  const { customerId, importId } = key;
  const kept = await keptTargets(tx, key);
  const { rows: counted } = await tx.execute<{ removed: number; restored: number }>(sql`
    select (select count(*)::int from targets where owner_id = ${customerId} and import_id = ${importId}
               and id <> all(${sql.param(kept)}::bigint[])) as removed,
           (select count(distinct r.target_id)::int from import_rows r join targets t on t.id = r.target_id
             where r.customer_id = ${customerId} and r.import_id = ${importId} and r.state = 'joined'
               and t.import_id is distinct from ${importId}
               and r.undo is not null and r.undo <> '{}' and r.target_id <> all(${sql.param(kept)}::bigint[])) as restored`);
  const { rows: named } = await tx.execute<{ id: string; name: string }>(sql`
    select id, name from targets where id = any(${sql.param(kept)}::bigint[]) order by lower(name), id limit ${MOST_NAMED}`);
  const [{ removed, restored } = { removed: 0, restored: 0 }] = counted;
  return { removed, restored, kept: kept.length, keptTargets: named.map(({ id, name }) => ({ id: Number(id), name })) };
}
