import { sql } from "drizzle-orm";
import { importMapping, importOptions } from "~/backend/contract/imports";
import type { Database } from "../../../platform/db/database";
import { importRows } from "../../../platform/db/schema/imports";
import { withSteadyHeap } from "../../../platform/jobs/steady-heap";
import { ImportRefused } from "../../reading/import-refused";
import { kindOf } from "../kinds/kind-of";
import type { FileRead, FileToRead } from "../run/file-reading";
import { type ImportKey, scopeOf } from "../run/import-key";
import { beginStep, changeOwn, countRows, type Import, type Order, showProgress } from "../run/import-steps";
import { likeColumns } from "../run/like-columns";
import { markPlaces } from "../run/mark-places";
import { markRows } from "../run/mark-rows";
import { dropPieces, readPieces } from "../run/pieces";
import { remarkRows } from "../run/remark-rows";
import { isMendable } from "../run/reread-import";
import { storableJson } from "../run/storable-json";
import { storeRows } from "../run/store-rows";
import { fileRead } from "./file-read";

/**
 * The step `read`: every row of the file with what would become of it and why; nothing else is touched. A file that is refused as
 * a whole leaves no row. Done again after a crash it begins anew; done already, it does nothing.
 * @param path of the file where it is not kept in the database
 */
export async function readImport(database: Database, key: ImportKey, path?: string, order?: Order): Promise<void> {
  const begun = await beginStep(database, key, "read", order);
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
  { kind, version, mapping, options, fileName, createdAt }: Import,
  source: string | AsyncIterable<Buffer>,
): Promise<void> {
  const { collection: _, ...reading } = importOptions.parse(options);
  const chosen = importMapping.parse(mapping.chosen ?? {});
  const input: FileToRead = {
    kind,
    today: createdAt.toISOString().slice(0, 10),
    path: typeof source === "string" ? source : null,
    options: { ...reading, fileName },
    chosen,
    untitled: { like: await likeColumns(database, key, { kind, fileName, reading }) },
  };
  let total = 0;
  const beside = kindOf({ kind }).beside?.(database, key) ?? null;
  for await (const read of fileRead(input, typeof source === "string" ? [] : [() => source])) {
    if (read.type === "rows") {
      total += read.count;
      await beside?.see(read.rows, read.count);
    }
    await database.asCustomer(scopeOf(key), async (tx) => {
      if (read.type === "table") {
        await tx.delete(importRows).where(ofImport(key));
        // What it was read by, though nobody said it of this file, is said of it from now on.
        const said = read.like && { mapping: { ...mapping, chosen: read.like }, options: { ...options, headerRow: 0 } };
        await changeOwn(tx, key, version, { ...said, mapping: { ...(said?.mapping ?? mapping), ...storable(read) } });
      } else if (read.type === "rows") {
        // First: another run that has taken over stores the same rows.
        await changeOwn(tx, key, version, { done: total });
        await storeRows(tx, key, read.rows);
      } else if (read.type === "places") {
        await changeOwn(tx, key, version, {});
        await markPlaces(tx, key, read.findings);
      } else if (read.type === "remarks") {
        await changeOwn(tx, key, version, {});
        await remarkRows(tx, key, read.remarks);
      } else {
        await changeOwn(tx, key, version, {});
        await markRows(tx, key, read.findings);
      }
    });
  }
  await showProgress(database, key, version, { done: 0, total });
  await kindOf({ kind }).compare(database, key, { version, total, beside });
  if (total >= LONG_LIST) await database.asSystem((tx) => tx.execute(sql`select refresh_import_statistics()`));
  await database.asCustomer(scopeOf(key), async (tx) => {
    const counts = await countRows(tx, key);
    const places = await kindOf({ kind }).countPlaces(tx, key);
    await changeOwn(tx, key, version, { step: "review", state: "Done", counts, places, done: total });
  });
}

/** Rows from which the planner has to hear of them before they are looked at: of so many it expects none until autovacuum comes by. */
const LONG_LIST = 5000;

/** What was made of the file, for the person who looks at it. */
function storable({ table, columns }: Extract<FileRead, { type: "table" }>) {
  const described = { columns, table };
  return JSON.parse(storableJson(described)) as typeof described;
}

async function refuse(database: Database, key: ImportKey, { version }: Import, refused: ImportRefused): Promise<void> {
  const { code, key: text, row = null, column = null, params } = refused;
  await database.asCustomer(scopeOf(key), async (tx) => {
    if (!isMendable(code)) await dropPieces(tx, key);
    await tx.delete(importRows).where(ofImport(key));
    const refusal = JSON.parse(storableJson({ code, key: text, row, column, params })) as Record<string, unknown>;
    await changeOwn(tx, key, version, { state: "Failed", counts: {}, refusal });
  });
}

const ofImport = ({ customerId, importId }: ImportKey) => sql`customer_id = ${customerId} and import_id = ${importId}`;
