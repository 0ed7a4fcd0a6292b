import { sql } from "drizzle-orm";
import { importMapping, importOptions } from "~/backend/contract/imports";
import type { Database } from "../../../platform/db/database";
import { importRows } from "../../../platform/db/schema/imports";
import { withSteadyHeap } from "../../../platform/jobs/steady-heap";
import { ImportRefused } from "../../reading/import-refused";
import { readTable } from "../../reading/read-table";
import type { Table } from "../../reading/table";
import { type ColumnGuess, mappingOf } from "../mapping/guess-mapping";
import { isKnownTitle } from "../mapping/title-match";
import type { SupplierCandidate } from "../rows/candidate";
import { rowReader } from "../rows/read-row";
import { chooseColumns } from "./choose-columns";
import { compareWithTargets } from "./compare-with-targets";
import { type FindLike, findByTrigrams, findExisting } from "./existing-targets";
import { type ImportKey, scopeOf } from "./import-key";
import type { ChosenColumns } from "./import-options";
import { beginStep, changeOwn, countRows, type Import, showProgress } from "./import-steps";
import { type Finding, markRows, repetitionsOf } from "./mark-rows";
import { dropPieces, readPieces } from "./pieces";
import { storableJson } from "./storable-json";
import { storeRows } from "./store-rows";
import { blockTargets } from "./target-blocks";

/**
 * The step `read`: every row of the file with what would become of it and why; nothing else is touched. A file that is refused as
 * a whole leaves no row. Done again after a crash it begins anew; done already, it does nothing.
 * @param path of the file where it is not kept in the database
 */
export async function readImport(database: Database, key: ImportKey, path?: string): Promise<void> {
  const begun = await beginStep(database, key, "read");
  if (begun === null) return;
  try {
    await withSteadyHeap(() => readRows(database, key, begun, path ?? readPieces(database, key)));
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    await refuse(database, key, begun, error);
  }
}

async function readRows(
  database: Database,
  key: ImportKey,
  { version, mapping, options, fileName }: Import,
  source: string | AsyncIterable<Buffer>,
): Promise<void> {
  const { collection: _, ...reading } = importOptions.parse(options);
  const chosen = importMapping.parse(mapping.chosen ?? {});
  const named = new Set(Object.values(chosen).map((column) => String(column).toLowerCase()));
  const recognises = (title: string): boolean => isKnownTitle(title) || named.has(title.toLowerCase());
  const table = await readTable(source, { ...reading, fileName, recognises });
  const columns = await choose(table, chosen);
  await database.asCustomer(scopeOf(key), async (tx) => {
    await tx.delete(importRows).where(ofImport(key));
    await changeOwn(tx, key, version, { mapping: { ...mapping, ...summaryOf(table, columns) } });
  });
  const read = rowReader(table.header, mappingOf(columns));
  const { groups, total } = await storeRows(key, table.rows, read, (store, done) =>
    database.asCustomer(scopeOf(key), async (tx) => {
      await store(tx);
      await changeOwn(tx, key, version, { done });
    }),
  );
  await showProgress(database, key, version, { done: 0, total });
  await mark(database, key, version, repetitionsOf(groups));
  await compareAll(database, key, version, total);
  await database.asCustomer(scopeOf(key), async (tx) => {
    await dropPieces(tx, key);
    const counts = await countRows(tx, key);
    await changeOwn(tx, key, version, { step: "review", state: "Done", counts, done: total });
  });
}

async function choose(table: Table, chosen: ChosenColumns): Promise<ColumnGuess[]> {
  try {
    return chooseColumns(table, chosen);
  } catch (error) {
    await table.close();
    throw error;
  }
}

/** What was made of the file, for the person who looks at it. */
function summaryOf({ format, encoding, delimiter, sheet, sheetNames, headerRow }: Table, columns: ColumnGuess[]) {
  const described = { columns, table: { format, encoding, delimiter, sheet, sheetNames, headerRow } };
  return JSON.parse(storableJson(described)) as typeof described;
}

const MARKED_AT_ONCE = 200;

async function mark(database: Database, key: ImportKey, version: number, findings: readonly Finding[]): Promise<void> {
  for (let from = 0; from < findings.length; from += MARKED_AT_ONCE) {
    await database.asCustomer(scopeOf(key), async (tx) => {
      await changeOwn(tx, key, version, {});
      await markRows(tx, key, findings.slice(from, from + MARKED_AT_ONCE));
    });
  }
}

const COMPARED_AT_ONCE = 200;

/** Looks up each row that is not known from the file itself among the targets that are there. */
async function compareAll(database: Database, key: ImportKey, version: number, total: number): Promise<void> {
  let done = 0;
  const findLike = await likeFinder(database, key.customerId, total);
  for (let after = -1; ; ) {
    const batch = await nextRows(database, key, after);
    if (batch.length === 0) return;
    after = batch.at(-1)?.row ?? after;
    const found = await database.asSystem((tx) => findExisting(tx, key.customerId, batch, findLike));
    const findings = batch.flatMap((candidate) => {
      const existing = (found.byRow.get(candidate.row) ?? []).flatMap((id) => found.targets.get(id) ?? []);
      return compareWithTargets(candidate, existing) ?? [];
    });
    done += batch.length;
    await database.asCustomer(scopeOf(key), async (tx) => {
      await changeOwn(tx, key, version, { done });
      await markRows(tx, key, findings);
    });
  }
}

/** From so many rows on, going once through all targets costs less than a search for each row. */
const LONG_LIST = 250;

async function likeFinder(database: Database, customerId: number, rows: number): Promise<FindLike> {
  if (rows < LONG_LIST) return (tx, candidates) => findByTrigrams(tx, customerId, candidates);
  const blocks = await blockTargets(database, customerId);
  return async (_, candidates) => candidates.flatMap((one) => blocks.like(one).map((id) => ({ row: one.row, id })));
}

async function nextRows(database: Database, { customerId, importId }: ImportKey, after: number) {
  const { rows } = await database.asCustomer(scopeOf({ customerId, importId }), (tx) =>
    tx.execute<{ candidate: SupplierCandidate }>(sql`
      select candidate from import_rows
       where customer_id = ${customerId} and import_id = ${importId} and state = 'create' and row > ${after}
       order by row limit ${COMPARED_AT_ONCE}`),
  );
  return rows.map(({ candidate }) => candidate);
}

async function refuse(database: Database, key: ImportKey, { version }: Import, refused: ImportRefused): Promise<void> {
  const { code, key: text, row = null, column = null, params } = refused;
  await database.asCustomer(scopeOf(key), async (tx) => {
    await dropPieces(tx, key);
    await tx.delete(importRows).where(ofImport(key));
    const refusal = JSON.parse(storableJson({ code, key: text, row, column, params })) as Record<string, unknown>;
    await changeOwn(tx, key, version, { state: "Failed", counts: {}, refusal });
  });
}

const ofImport = ({ customerId, importId }: ImportKey) => sql`customer_id = ${customerId} and import_id = ${importId}`;
