import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { ImportRowState } from "../../../platform/db/schema/imports";
import type { ImportKey } from "./import-key";
import { numberedRow } from "./numbered-row";
import type { Finding } from "./repetitions";
import { storableJson } from "./storable-json";

/** @param only rows that are in this state until then; all unless said */
export async function markRows(
  tx: Tx,
  key: ImportKey,
  findings: readonly Finding[],
  { only = null }: { only?: ImportRowState | null } = {},
): Promise<void> {
  if (findings.length === 0) return;
  await tx.execute(sql`
    update import_rows as r set state = f.state, score = f.score, reasons = r.reasons || f.reasons,
           target_id = f."targetId", repeats = f.repeats
    from jsonb_to_recordset(${storableJson(findings)}::jsonb)
      as f(row int, state text, score real, reasons jsonb, "targetId" bigint, repeats int),
      lateral ${numberedRow(key, sql`f.row`)} as its
    where r.ctid = its.ctid and (${only}::text is null or r.state = ${only})`);
}
