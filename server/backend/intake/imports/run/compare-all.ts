import { sql } from "drizzle-orm";
import type { Database } from "../../../platform/db/database";
import { Turns } from "../../../platform/threads/turns";
import type { SupplierCandidate } from "../rows/candidate";
import { compareWithTargets } from "./compare-with-targets";
import { type FindLike, findExisting } from "./existing-targets";
import { type ImportKey, scopeOf } from "./import-key";
import { changeOwn } from "./import-steps";
import { likeFinder } from "./like-finder";
import { markRows } from "./mark-rows";
import type { Finding } from "./repetitions";

const COMPARED_AT_ONCE = 200;
/** The largest number that a row may have. */
const LAST_ROW = 2 ** 31 - 1;
/** And not many more bytes of them, however long their names are. */
const BYTES_AT_ONCE = 256 * 1024;

/**
 * Looks up each row that is not known from the file itself among the targets that are there.
 * @param total rows of the file
 * @param before only rows of a smaller number; all where it is null
 */
export async function compareAll(
  database: Database,
  key: ImportKey,
  version: number,
  { total, before }: { total: number; before: number | null },
): Promise<void> {
  let done = 0;
  const turns = new Turns();
  let findLike: FindLike | undefined;
  for (let after = -1; ; ) {
    const batch = await nextRows(database, key, { after, before });
    if (batch.length === 0) return;
    after = batch.at(-1)?.row ?? after;
    findLike ??= await likeFinder(database, key.customerId, total);
    const findings = await findingsOf(database, key, batch, { findLike, turns });
    done += batch.length;
    await database.asCustomer(scopeOf(key), async (tx) => {
      await changeOwn(tx, key, version, { done });
      await markRows(tx, key, findings);
    });
  }
}

/** What is found of rows among the targets that are there; nothing of a row that is new. */
export async function findingsOf(
  database: Database,
  { customerId }: ImportKey,
  rows: readonly SupplierCandidate[],
  { findLike, turns }: { findLike: FindLike; turns: Turns },
): Promise<Finding[]> {
  const found = await database.asSystem((tx) => findExisting(tx, customerId, rows, findLike));
  const findings: Finding[] = [];
  for (const candidate of rows) {
    await turns.give();
    const existing = (found.byRow.get(candidate.row) ?? []).flatMap((id) => found.targets.get(id) ?? []);
    const finding = compareWithTargets(candidate, existing);
    if (finding !== null) findings.push(finding);
  }
  return findings;
}

interface Between {
  after: number;
  before: number | null;
}

async function nextRows(database: Database, { customerId, importId }: ImportKey, { after, before }: Between) {
  const { rows } = await database.asCustomer(scopeOf({ customerId, importId }), (tx) =>
    tx.execute<{ candidate: SupplierCandidate }>(sql`
      select candidate from (
        select row, candidate, octet_length(candidate::text) as bytes, sum(octet_length(candidate::text)) over (order by row) as with_these
          from (select row, candidate from import_rows
                 where customer_id = ${customerId} and import_id = ${importId} and state = 'create' and row > ${after} and row < coalesce(${before}::int, ${LAST_ROW})
                 order by row limit ${COMPARED_AT_ONCE}) next) counted
       where with_these - bytes < ${BYTES_AT_ONCE} order by row`),
  );
  return rows.map(({ candidate }) => candidate);
}
