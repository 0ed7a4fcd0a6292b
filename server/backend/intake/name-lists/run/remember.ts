import { sql } from "drizzle-orm";
import type { LineDecision } from "~/backend/contract/name-list-words";
import type { Tx } from "../../../platform/db/database";
import type { SupplierCandidate } from "../../imports/rows/candidate";
import { decisionKey } from "../../imports/run/decision-key";

export interface Remembered {
  said: Pick<SupplierCandidate, "name" | "country" | "city">;
  targetId: number | null;
}

/** As decisions about rows of an import are called. */
const CALLED = { target: "join", none: "create", skip: "skip" } as const satisfies Record<LineDecision, string>;

/** Keeps what a person said of lines, for the next list and the next import that have them; the last word about a name counts. */
export async function remember(
  tx: Tx,
  { customerId, userId }: { customerId: number; userId: number | null },
  decision: LineDecision,
  decided: readonly Remembered[],
): Promise<void> {
  const byKey = new Map(decided.map(({ said, targetId }) => [decisionKey(said), targetId]));
  const written = [...byKey].map(([key, targetId]) => ({ key, targetId }));
  await tx.execute(sql`
    insert into import_decisions (customer_id, key, decision, target_id, decided_by)
    select ${customerId}::bigint, d.key, ${CALLED[decision]}, d."targetId", ${userId}::bigint
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as d(key text, "targetId" bigint)
    on conflict (customer_id, key) do update
      set decision = excluded.decision, target_id = excluded.target_id, import_id = null, row = null, before = null,
          decided_by = excluded.decided_by, decided_at = now()`);
}
