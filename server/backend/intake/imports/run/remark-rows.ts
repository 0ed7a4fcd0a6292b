import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { ImportRowState } from "../../../platform/db/schema/imports";
import type { RowProblem } from "../rows/candidate";
import type { ImportKey } from "./import-key";
import { numberedRow } from "./numbered-row";
import { asRevised } from "./revision";
import { storableJson } from "./storable-json";

/** What is known of a row only after others have been read. */
export interface RowRemark {
  row: number;
  /** Left out where it stays what it was. */
  state?: ImportRowState;
  repeats?: number;
  reasons: (Omit<RowProblem, "row"> | { key: string; params: RowProblem["params"] })[];
}

/** What is said of a row already is not said again. */
export async function remarkRows(tx: Tx, key: ImportKey, remarks: readonly RowRemark[]): Promise<void> {
  if (remarks.length === 0) return;
  await tx.execute(sql`
    update import_rows as r set state = coalesce(m.state, r.state), repeats = coalesce(m.repeats, r.repeats),
           reasons = case when r.reasons @> m.reasons then r.reasons else r.reasons || m.reasons end, ${asRevised(key)}
      from jsonb_to_recordset(${storableJson(remarks)}::jsonb) as m(row int, state text, repeats int, reasons jsonb),
           lateral ${numberedRow(key, sql`m.row`)} as its
     where r.ctid = its.ctid`);
}
