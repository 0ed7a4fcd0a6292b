import { sql } from "drizzle-orm";
import type { Database } from "../../../platform/db/database";
import { Turns } from "../../../platform/threads/turns";
import type { SupplierCandidate } from "../rows/candidate";
import { compareWithTargets } from "./compare-with-targets";
import { findExisting } from "./existing-targets";
import { type ImportKey, scopeOf } from "./import-key";
import { changeOwn } from "./import-steps";
import { likeFinder } from "./like-finder";
import { markRows } from "./mark-rows";
import type { Finding } from "./repetitions";

const COMPARED_AT_ONCE = 200;
/** And not many more bytes of them, however long their names are. */
const BYTES_AT_ONCE = 256 * 1024;

/** Looks up each row that is not known from the file itself among the targets that are there. */
export async function compareAll(database: Database, key: ImportKey, version: number, total: number): Promise<void> {
  let done = 0;
  const turns = new Turns();
  const findLike = await likeFinder(database, key.customerId, total);
  for (let after = -1; ; ) {
    const batch = await nextRows(database, key, after);
    if (batch.length === 0) return;
    after = batch.at(-1)?.row ?? after;
    const found = await database.asSystem((tx) => findExisting(tx, key.customerId, batch, findLike));
    const findings: Finding[] = [];
    for (const candidate of batch) {
      await turns.give();
      const existing = (found.byRow.get(candidate.row) ?? []).flatMap((id) => found.targets.get(id) ?? []);
      const finding = compareWithTargets(candidate, existing);
      if (finding !== null) findings.push(finding);
    }
    done += batch.length;
    await database.asCustomer(scopeOf(key), async (tx) => {
      await changeOwn(tx, key, version, { done });
      await markRows(tx, key, findings);
    });
  }
}

async function nextRows(database: Database, { customerId, importId }: ImportKey, after: number) {
  const { rows } = await database.asCustomer(scopeOf({ customerId, importId }), (tx) =>
    tx.execute<{ candidate: SupplierCandidate }>(sql`
      select candidate from (
        select row, candidate, octet_length(candidate::text) as bytes, sum(octet_length(candidate::text)) over (order by row) as with_these
          from (select row, candidate from import_rows
                 where customer_id = ${customerId} and import_id = ${importId} and state = 'create' and row > ${after}
                 order by row limit ${COMPARED_AT_ONCE}) next) counted
       where with_these - bytes < ${BYTES_AT_ONCE} order by row`),
  );
  return rows.map(({ candidate }) => candidate);
}
