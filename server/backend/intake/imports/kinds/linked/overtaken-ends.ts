import { sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/db/database";
import type { ImportKey } from "../../run/import-key";
import { numberedRow } from "../../run/numbered-row";
import { NEXT } from "../../run/overtaken-rows";
import { storableJson } from "../../run/storable-json";
import { endsNow } from "./ends-now";
import type { Links } from "./links";
import { nextRows } from "./next-rows";
import { madeSince } from "./remembered-ends";
import { type SettledRow, settledRows } from "./settle-rows";

/**
 * Rows that would be taken in otherwise than was shown: whose target is gone, whom another list has made, or of which what they join or replace was
 * stored since. They say so, wait where somebody has to be asked, and are of the import's next revision, which the caller raises. Answers how many they are.
 */
export async function letOvertakenEndsWait(tx: Tx, key: ImportKey, links: Links): Promise<number> {
  let overtaken = 0;
  for (let after = 0; ; ) {
    const rows = await nextRows(tx, key, after, sql`state in ('create', 'join')`);
    if (rows.length === 0) return overtaken;
    after = rows.at(-1)?.row ?? after;
    const now = await endsNow(
      tx,
      key,
      rows.flatMap(({ ends }) => ends),
      madeSince,
    );
    const told = rows.map((row) => ({ ...row, ends: row.ends.map(now) }));
    overtaken += await writeChanged(tx, key, await settledRows(tx, key, links, told));
  }
}

/** Of rows of which something else becomes now; the others stay as they are. */
async function writeChanged(tx: Tx, key: ImportKey, rows: readonly SettledRow[]): Promise<number> {
  const flaws = sql`jsonb_path_query_array(r.reasons, '$[*] ? (exists(@.severity))')`;
  const { rowCount } = await tx.execute(sql`
    update import_rows as r set state = f.state, score = f.score, target_id = f."targetId", candidate = f.candidate,
           reasons = ${flaws} || f.reasons ${NEXT(key)}
      from jsonb_to_recordset(${storableJson(rows)}::jsonb)
             as f(row int, state text, score real, "targetId" bigint, candidate jsonb, reasons jsonb),
           lateral ${numberedRow(key, sql`f.row`)} as its
     where r.ctid = its.ctid and (r.state, r.reasons) is distinct from (f.state, ${flaws} || f.reasons)`);
  return rowCount ?? 0;
}
