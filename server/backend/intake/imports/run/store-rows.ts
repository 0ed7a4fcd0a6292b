import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database";
import type { Row } from "../../reading/table";
import { type DuplicateGroup, findDuplicates } from "../duplicates/find-duplicates";
import type { SupplierCandidate } from "../rows/candidate";
import type { ReadRow } from "../rows/read-row";
import type { ImportKey } from "./import-key";
import { storableJson } from "./storable-json";

/** So many rows are held, sent and written at a time. */
const BATCH = 200;

/**
 * Reads all rows and keeps each with what is wrong with it: `refused`, or for the time being `create`. Answers which rows of the
 * file mean the same supplier. `write` gets a batch and how to store it.
 */
export async function storeRows(
  key: ImportKey,
  rows: AsyncIterable<Row>,
  read: (row: Row) => ReadRow,
  write: (store: (tx: Tx) => Promise<void>, done: number) => Promise<void>,
): Promise<{ groups: DuplicateGroup[]; total: number }> {
  let total = 0;
  let batch: ReadRow[] = [];
  let numbers: number[] = [];
  const flush = async (): Promise<void> => {
    const [some, at] = [batch, numbers];
    batch = [];
    numbers = [];
    if (some.length > 0) await write((tx) => insertRows(tx, key, some, at), total);
  };
  async function* candidates(): AsyncGenerator<SupplierCandidate, void> {
    for await (const row of rows) {
      const result = read(row);
      total++;
      batch.push(result);
      numbers.push(row.number);
      if (batch.length >= BATCH) await flush();
      if (result.candidate !== null && isGood(result)) yield result.candidate;
    }
    await flush();
  }
  return { groups: await findDuplicates(candidates()), total };
}

const isGood = ({ problems }: ReadRow): boolean => !problems.some(({ severity }) => severity === "error");

async function insertRows(tx: Tx, key: ImportKey, results: readonly ReadRow[], numbers: readonly number[]) {
  const rows = results.map((result, index) => ({
    row: numbers[index],
    state: result.candidate !== null && isGood(result) ? "create" : "refused",
    candidate: result.candidate,
    reasons: result.problems.map(({ row: _, ...problem }) => problem),
  }));
  await tx.execute(sql`
    insert into import_rows (customer_id, import_id, row, state, candidate, reasons)
    select ${key.customerId}::bigint, ${key.importId}::bigint, row, state, candidate, reasons
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as r(row int, state text, candidate jsonb, reasons jsonb)`);
}
