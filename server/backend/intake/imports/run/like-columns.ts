import { sql } from "drizzle-orm";
import type { ImportKind } from "~/backend/contract/import-kinds";
import { importMapping } from "~/backend/contract/imports";
import type { Database } from "../../../platform/db/database";
import type { FileToRead, LikeColumns } from "./file-reading";
import { type ImportKey, scopeOf } from "./import-key";

/** So many of the last files without titles are looked at. */
const LOOKED_AT = 50;

interface Asked {
  kind: ImportKind;
  fileName: string;
  reading: FileToRead["options"];
}

/**
 * What a person said of the columns of the last file without titles that was called the same, but for its digits, so that next month's is read as this
 * one. Null for none, and for a file of which somebody said where its titles are.
 */
export async function likeColumns(
  database: Database,
  key: ImportKey,
  { kind, fileName, reading }: Asked,
): Promise<LikeColumns | null> {
  if (reading.headerRow !== undefined) return null;
  const { rows } = await database.asCustomer(scopeOf(key), (tx) =>
    tx.execute<{ name: string; columns: number; chosen: unknown }>(sql`
      select file_name as name, jsonb_array_length(mapping -> 'columns') as columns, mapping -> 'chosen' as chosen
        from imports
       where customer_id = ${key.customerId} and kind = ${kind} and id <> ${key.importId}
         and mapping -> 'table' ->> 'headerRow' = '0' and step in ('review', 'apply', 'applied')
       order by id desc limit ${LOOKED_AT}`),
  );
  const wanted = withoutDigits(fileName);
  for (const { name, columns, chosen } of rows) {
    const said = importMapping.safeParse(chosen);
    if (withoutDigits(name) === wanted && said.success && Object.values(said.data).some((column) => column !== null))
      return { columns, chosen: said.data };
  }
  return null;
}

/** "Airports 2026-10.csv" and "airports_2026-11.csv" are one after the other. */
const withoutDigits = (name: string): string => name.toLowerCase().replace(/[\d\s._-]+/g, "");
