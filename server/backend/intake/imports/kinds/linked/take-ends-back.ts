import { sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/db/database";
import type { ImportKey } from "../../run/import-key";
import { remarkRows } from "../../run/remark-rows";
import { forgetDecisions, takeDecisionsBack } from "../../run/take-decisions-back";
import { openAgain } from "./decide-ends";
import type { Links } from "./links";
import { nextRows } from "./next-rows";
import { settledRows, writeSettled } from "./settle-rows";

/** Ends of rows that were decided together are unknown again, also where a person had decided the other end of the row before. */
export async function takeEndsBack(tx: Tx, key: ImportKey, links: Links, revision: number): Promise<number[]> {
  const rows = await takeDecisionsBack(tx, key, revision);
  for (let after = 0; ; ) {
    const found = await nextRows(tx, key, after, sql`row = any(${sql.param(rows)}::int[])`);
    if (found.length === 0) break;
    after = found.at(-1)?.row ?? after;
    const open = found.map((row) => ({ ...row, ends: row.ends.map(openAgain) }));
    await writeSettled(tx, key, await settledRows(tx, key, links, open));
  }
  await remarkRows(tx, key, await links.conflicts(tx, key));
  await forgetDecisions(tx, key, rows);
  return rows;
}
