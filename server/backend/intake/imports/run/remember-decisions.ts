import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { SupplierCandidate } from "../rows/candidate";
import { memoryBefore } from "./before-image";
import type { RowDecision } from "./decide-row";
import { decisionKey } from "./decision-key";
import type { ImportKey } from "./import-key";

export interface DecidedRow {
  row: number;
  candidate: Pick<SupplierCandidate, "name" | "country" | "city">;
  targetId: number | null;
}

/** Keeps what a person said of rows, for the next list that has them; the last word about a supplier counts. */
export async function rememberDecisions(
  tx: Tx,
  key: ImportKey,
  decision: RowDecision["decision"],
  decided: readonly DecidedRow[],
  userId: number | null,
  { together = false }: { together?: boolean } = {},
): Promise<void> {
  const { customerId, importId } = key;
  const before = memoryBefore(key, together, { decision: sql`${decision}`, targetId: sql`s."targetId"` });
  for (let from = 0; from < decided.length; from += AT_ONCE) {
    const rows = new Map(
      decided
        .slice(from, from + AT_ONCE)
        .map(({ row, candidate, targetId }) => [decisionKey(candidate), { row, targetId }]),
    );
    const written = [...rows].map(([key, { row, targetId }]) => ({ key, row, targetId }));
    await tx.execute(sql`
      insert into import_decisions as d (customer_id, key, decision, target_id, import_id, row, decided_by, before)
      select ${customerId}::bigint, s.key, ${decision}, s."targetId", ${importId}::bigint, s.row, ${userId}::bigint, ${before.inserted}
        from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as s(key text, row int, "targetId" bigint)
      on conflict (customer_id, key) do update
        set decision = excluded.decision, target_id = excluded.target_id, import_id = excluded.import_id, row = excluded.row,
            decided_by = excluded.decided_by, decided_at = now(), before = ${before.updated}`);
  }
}

const AT_ONCE = 1000;

/** Who was to be made is known by its target from now on: said again, it would be made twice. */
export async function rememberCreated(tx: Tx, { customerId, importId }: ImportKey): Promise<void> {
  await tx.execute(sql`
    update import_decisions d set decision = 'join', target_id = r.target_id
      from import_rows r
     where d.customer_id = ${customerId} and d.import_id = ${importId} and d.decision = 'create'
       and r.customer_id = d.customer_id and r.import_id = d.import_id and r.row = d.row and r.state = 'created'`);
}
